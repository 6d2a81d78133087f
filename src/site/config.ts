import { z } from 'zod';
import { problemIf, type Problem } from '../problems/problems.ts';
import { describeIssue, issueWords } from '../problems/schema-messages.ts';

const address = z.url({ protocol: /^https$/, error: 'write a whole address that begins with https://' });
const email = z.email('write an email address, as in help@your-site.org');
/** A PDF: a path on this site, or a cloud address. */
const pdf = z.union(
  [z.string().regex(/^\/[\w./-]+\.pdf$/), address],
  'write a path on this site that ends in .pdf, or a whole address that begins with https://',
);

/** Everything that a copy of this site sets for itself. */
export const siteConfig = z.strictObject({
  brand: z
    .string()
    .min(2, 'write the name of the site')
    .max(30, {
      error: ({ input }) =>
        `at most 30 characters, or the header breaks on a phone; it has ${(input as string).length}`,
    })
    .regex(/^(?!.*[^\s<>]{25})/, 'at most 24 letters in one word, or a narrow phone cuts it'),
  /** Where the site lives, without a slash at the end. */
  origin: address.refine(
    (url) => !URL.canParse(url) || new URL(url).origin === url,
    'write the origin alone, as in https://your-site.org, without a path or a slash at the end',
  ),
  /** The outside wishlist that `Start Your Reset` opens. The affiliate tag is added to it. */
  wishlistUrl: address,
  retailerName: z.string().min(2, 'write the name of the shop'),
  /** The retailer’s search address; `{query}` is replaced. */
  retailerSearchUrl: address.refine((url) => url.includes('{query}'), 'put {query} where the search words go'),
  affiliateTag: z.string().regex(/^[\w-]{3,40}$/, 'write the tag alone, as in your-tag-20'),
  communityUrl: address,
  licenseUrl: address,
  /** The page of the trope wiki that the blue result links to. */
  tropeUrl: address,
  supportEmail: email,
  legalEmail: email,
  poBox: z.string().min(8, 'write the postal address on one line'),
  whitepaperUrl: pdf,
  printableUrl: pdf,
  /** `choice`: the red pill on the home page leads to the choice page. `redirect`: straight to the reset, and both pills say (gummy). */
  pillMode: z.enum(['choice', 'redirect'], 'write choice or redirect'),
  copyrightYear: z.coerce
    .number('write a year')
    .int('write a year')
    .min(2000, 'write a year from 2000 on')
    .max(2100, 'write a year up to 2100'),
});

export type SiteConfig = z.infer<typeof siteConfig>;
export type SiteConfigInput = z.input<typeof siteConfig>;

const configFile = 'site.config.ts';

/** What `SITE_ENV` may be. Only the first makes placeholders a problem. */
const environments: readonly string[] = ['production', 'development', 'test', ''];

/** The environment variable that overrides a field: `affiliateTag` is `SITE_AFFILIATE_TAG`. */
export const variableOf = (field: string) => `SITE_${field.replace(/[A-Z]/g, '_$&').toUpperCase()}`;

/** A field that still contains a placeholder, which readers would see if the site went live. */
export const isPlaceholder = (value: unknown) => typeof value === 'string' && /\bexample\b/i.test(value);

/** Fields that still contain placeholders, with the variable that sets each. */
export function placeholders(config: SiteConfig): { field: string; variable: string; value: string }[] {
  return Object.entries(config)
    .filter(([, value]) => isPlaceholder(value))
    .map(([field, value]) => ({ field, variable: variableOf(field), value: String(value) }));
}

/**
 * The configuration with the environment laid over it, and what is wrong with it.
 * `SITE_ENV=production` makes every placeholder a problem.
 */
export function readConfig(
  defaults: SiteConfigInput,
  env: Record<string, string | undefined>,
): { config?: SiteConfig; problems: Problem[] } {
  const overrides = Object.keys(defaults).flatMap((field) => {
    const value = env[variableOf(field)];
    return value === undefined || value === '' ? [] : [[field, value] as const];
  });
  const overridden = new Set(overrides.map(([field]) => field));
  const input: Record<string, unknown> = { ...defaults, ...Object.fromEntries(overrides) };
  const placeOf = (field: string) => (overridden.has(field) ? `environment variable ${variableOf(field)}` : configFile);

  const result = siteConfig.safeParse(input, { error: issueWords });
  if (!result.success) {
    const problems = result.error.issues.map((issue) => {
      const field = String(issue.path[0] ?? '');
      return { file: placeOf(field), field, message: describeIssue(issue, input[field]) };
    });
    return { problems };
  }
  const environment = problemIf(
    env.SITE_ENV !== undefined && !environments.includes(env.SITE_ENV),
    'environment variable SITE_ENV',
    '',
    `write production to publish, or leave it out; it is ${JSON.stringify(env.SITE_ENV)}`,
  );
  const left = env.SITE_ENV === 'production' ? placeholders(result.data) : [];
  const problems = [
    ...environment,
    ...left.map(({ field, variable, value }) => ({
      file: placeOf(field),
      field,
      message: `still the placeholder ${JSON.stringify(value)}; set ${variable} or edit ${configFile} before going live`,
    })),
  ];
  return { config: result.data, problems };
}
