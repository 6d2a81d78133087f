/** First line of every generated file whose format has comments. */
export const notice = '# Generated from deploy/policy.ts by "node deploy/host-files.ts". Change it there, not here.';
