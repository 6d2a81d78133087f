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
