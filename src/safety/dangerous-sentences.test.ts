import { describe, expect, test } from 'vitest';
import { loadRecords } from '../content-loader/records.ts';
import { forbiddenAdvice } from './forbidden-advice.ts';

const records = loadRecords();
const found = (sentence: string) => forbiddenAdvice(sentence, records)?.found;

describe('a sentence that tells a reader to stop or change a medicine is refused', () => {
  test.each([
    'Stop taking your meds before day 5.',
    'Skip your lithium on the first morning.',
    'Halve your Zoloft in week two.',
    'Your dose can be lowered now.',
    'Take one tablet less each Monday until none are left.',
    'Give your blood pressure pills a rest while you fast.',
    'Let your prescriptions lapse once the fog lifts.',
    'The dose should be increased.',
    'Your medicine may be raised on day 10.',
    'Leave your pills in the drawer from day 5 on.',
    'You won’t need your blood pressure pills after day 5.',
    'Don’t wait: stop your lithium.',
    'Don’t wait, stop your lithium.',
    'Come off of your antidepressant in week 3.',
    'Try stopping your statin for a week.',
    'Throw your pills out.',
    'Flush the tablets.',
    'Your lithium can wait.',
    'Your Zoloft can be safely stopped by day 30.',
    'You no longer need your insulin.',
    'Your Lexapro is no longer needed.',
    'Take Ashwagandha instead of your Zoloft.',
    'Replace your sleeping pills with melatonin.',
    'Double your dose on bad days.',
    'Take an extra pill at night.',
    'Lower the dose a little each week.',
    'If you take Zoloft, stop it on day 5.',
    'Why not stop your lithium tonight?',
    'It is not dangerous to stop lithium.',
    'Never mind the label and skip your metformin.',
    'Most people can taper their benzodiazepines at home.',
    'Wean yourself off Xanax by day 30.',
    'Go a week without your pills.',
    'Go without your inhaler on the walk.',
    'By day 30 you should be off your meds.',
    'Don’t hesitate to skip your lithium.',
    'Not only can you skip your pills, you should.',
    'Put your medication away on day 1.',
    'It’s never too late to quit your antidepressant.',
    'Before you ask your doctor, stop your lithium.',
    'Cut your tablets in half.',
    'Take half a dose of warfarin on day 3.',
    'Begin by dropping the morning pill.',
    'Readers stopped their antidepressants by day 60 and felt clear.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toBeDefined();
  });
});

describe('a sentence that tells a reader to stop drinking is refused', () => {
  test.each([
    'If you drink every day, just quit tonight.',
    'You can safely stop drinking at any level.',
    'Quit drinking cold turkey.',
    'Pour out the wine tonight.',
    'Cut out alcohol from tonight.',
    'Skip the wine tonight.',
    'Cut down on alcohol this week.',
    'You can stop drinking on your own.',
    'It is safe to stop drinking suddenly.',
    'If you drink, stop tonight.',
    'Don’t be afraid to give up drinking at once.',
    'Halve your drinks in week two.',
    'No beer tonight.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toBeDefined();
  });
});

/** Mostly sentences that this site printed, and near neighbors of the dangerous ones. */
describe('a harmless sentence passes', () => {
  test.each([
    'Don’t skip a dose.',
    'Leave your tablets as they are.',
    'The paint took an hour to dry.',
    'Never stop a benzodiazepine suddenly.',
    'Ask before you stop or start a medicine.',
    'Call a clinician before you stop or start anything.',
    'Don’t stop heavy drinking alone.',
    'Do not stop or change a medicine on your own.',
    'Never stop, skip or cut a medicine on your own.',
    'Stop no prescribed medicine.',
    'A lower reading is no reason to change a medicine.',
    'An antidepressant is reduced slowly, with the prescriber, and never stopped suddenly.',
    'Stopping a benzodiazepine suddenly can cause seizures that threaten life.',
    'Opioids, benzodiazepines and antidepressants should not be stopped abruptly.',
    'You think of stopping, skipping or cutting a prescribed medicine, or you have just done so.',
    'It is no plan for stopping heavy drinking or a medicine.',
    'We ask you to stop none of these suddenly, phenibut and other sedatives bought without a prescription included.',
    'With lithium or clozapine, ask the prescriber before you change it.',
    'The numbers are your clinician’s to judge, and no reading changes a pill.',
    'Leave out about a quarter of your cups, the latest first, and no pill.',
    'In people of 75 or over, stopping a long-term statin went with more heart and vessel events.',
    'Keep taking the medicine; the gummy is what you leave out.',
    'Iron may lower how much mycophenolate is taken up.',
    'It may lower blood pressure, and so do these medicines.',
    'St John’s wort changes how many medicines work.',
    'If you stopped a medicine, call whoever prescribed it today.',
    'Stop at the pharmacy for your pills.',
    'Ask a pharmacist whether you can stop your statin.',
    'Take the red pill.',
    'None of it is a reason to stop a medicine.',
    'You’re thinking about stopping, skipping or cutting down a prescribed medicine.',
    'Someone took more of a medicine than the label says.',
    'No melatonin on an evening with alcohol.',
    'Quit smoking with help.',
    'Stop the gummies and call your doctor.',
    'If you’ve cut down on alcohol, call 911 for a seizure, fever or confusion.',
    'If you drink, check your drinking level before you cut down.',
    'Unless you’re at the lowest drinking level, ask a doctor before you cut down.',
    'Cut down on heavy drinking lately?',
    'No one at the highest level cuts down alone.',
    'Don’t drink while you’re pregnant.',
    'Sweating and shaking after cutting down alcohol can be withdrawal.',
    'Alcohol can stop melatonin working as well as it should.',
    'When drinking has been heavy or daily, how to stop is a medical question first.',
    'People who drink heavily and suddenly stop can get anything from a tremor to seizures.',
    'Does the order give you a date to stop drinking?',
    'Do not leave out the drink to take one; if you drink on most days, take none of the three.',
    'Do not stop either for good without a doctor.',
    'Your prescriber can lower the dose with you.',
  ])('%s', (sentence) => {
    expect(found(sentence)).toBeUndefined();
  });
});
