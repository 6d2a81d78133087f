/**
 * Diseases and the words that stand for them. No paid link stands in a part of a page that names one: beside a product, the
 * word alone reads as a promise. Written as triggers are: whole words, a star for any ending.
 */
export const diseaseWords: readonly string[] = [
  'ADHD', 'addiction*', 'alcoholi*', 'allerg*', 'Alzheimer*', 'anemi*', 'anxiety', 'anxious*', 'arrhythmi*', 'arthriti*', 'asthma*', 'atrial fibrillation',
  'autis*', 'autoimmun*', 'bipolar', 'blood clot*', 'bone loss', 'burnout', 'cancer*', 'cholesterol', 'chronic fatigue', 'chronic pain', 'COVID*', 'Crohn*',
  'dementia*', 'depression', 'depressed', 'depressive', 'diabet*', 'eczema', 'epilep*', 'fibromyalgia', 'flu', 'heart attack*', 'heart disease*', 'heart failure',
  'high blood pressure', 'hypertensi*', 'hyperthyroid*', 'hypothyroid*', 'IBS', 'infection*', 'inflammat*', 'insomnia*', 'kidney disease*', 'kidney failure',
  'liver disease*', 'liver injur*', 'migraine*', 'multiple sclerosis', 'obes*', 'OCD', 'osteoporo*', 'panic attack*', 'panic disorder*', 'Parkinson*', 'prostate',
  'psychosis', 'psychotic', 'PTSD', 'rhythm disorder*', 'schizophren*', 'seizure*', 'sleep apnea', 'stroke*', 'thyroid', 'triglyceride*', 'tumor*', 'ulcer*',
];

/**
 * Words that make a sentence one about health. A number of days, hours or minutes beside one of them reads as a finding or
 * as medical advice, and says what it rests on.
 */
export const healthWords: readonly string[] = [
  'alcohol*', 'anxi*', 'asleep', 'attention', 'blood', 'bod*', 'bowel*', 'brain*', 'breath*', 'caffein*', 'calm*', 'cholesterol', 'clinic*', 'coffee', 'cortisol', 'cough*',
  'cure*', 'death*', 'depress*', 'detox*', 'diabet*', 'diet*', 'disease*', 'doctor*', 'dopamine', 'dose*', 'drink*', 'drows*', 'drug*', 'effect*', 'exercis*', 'exhal*', 'fatigue',
  'fog*', 'gumm*', 'gut', 'habit*', 'heal*', 'health*', 'heart*', 'hormon*', 'hospital*', 'immun*', 'inhal*', 'insomnia', 'liver', 'lung*', 'magnesium', 'medic*', 'melatonin',
  'memor*', 'mood*', 'mucus', 'nerv*', 'nutri*', 'omega-3', 'pain*', 'panic*', 'participant*', 'placebo', 'pressure', 'pulse', 'recover*', 'relapse*', 'relax*', 'reset*',
  'risk*', 'screen time', 'seizure*', 'sick*', 'sleep*', 'sober*', 'stool*', 'stress*', 'study', 'studies', 'supplement*', 'survey*', 'sweat*', 'symptom*', 'systolic', 'diastolic',
  'theanine', 'ashwagandha', 'tired*', 'treat*', 'trial*', 'triglycerid*', 'vagus', 'vitamin*', 'weight', 'withdraw*',
];
