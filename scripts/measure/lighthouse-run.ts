import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from './browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** One run of Lighthouse. Times in milliseconds. */
export interface Run {
  /** In the order of `categories`, of 100. */
  scores: number[];
  lcp: number;
  tbt: number;
  cls: number;
  /** Audits below 90 that count. */
  problems: string[];
}

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Times that a browser may fail to record what it did, which happens now and then, before it is the page’s problem. */
const attempts = 3;

/** Runs Lighthouse as on a phone (simulated throttling) on an address, in a browser with a profile of its own. Throws where the page shows nothing. */
export async function runLighthouse(url: string, attempt = 1): Promise<Run> {
  const chromePath = findBrowser();
  const chrome = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: 'error', onlyCategories: [...categories] });
    if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
    const { lhr } = result;
    if (lhr.runtimeError && attempt < attempts) return await runLighthouse(url, attempt + 1);
    if (lhr.runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${lhr.runtimeError.message}`);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const problems = Object.values(lhr.categories)
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => id);
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      problems,
    };
  } finally {
    chrome.kill();
  }
}
