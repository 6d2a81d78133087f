import { kinds, type Kind } from './records.ts';

/** Where the records live, from the root of the project, which is where every script is started. */
export const contentFolder = 'content';

/** The folder of the essays, below `contentFolder`. */
export const essaysFolder = 'essays';

/** The file of a record, below `contentFolder`. */
export const recordFile = (kind: Kind, id: string): string => `${kinds[kind].folder}/${id}.yaml`;

/** The file of an essay, below `contentFolder`. */
export const essayFile = (slug: string): string => `${essaysFolder}/${slug}.md`;

/** A file or folder below `contentFolder` as an editor finds it, from the root of the project. */
export const inContent = (file: string): string => `${contentFolder}/${file}`;
