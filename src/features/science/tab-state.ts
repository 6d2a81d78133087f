/** The two protocols, in the order of their tabs. */
export const tabs = [
  { id: 'adult', label: 'Adult Protocol' },
  { id: 'kids', label: 'Kids Protocol' },
] as const;

export type Tab = (typeof tabs)[number]['id'];

/** The id of a tab. */
export const tabId = (tab: Tab) => `tab-${tab}`;

/** The id of the part of the page that a tab shows. Every anchor inside the kids part begins with it. */
export const panelId = (tab: Tab) => tab;

/** Runs before the body is drawn: `tab=kids`, or an anchor in the kids part, opens that part. Any other value has no effect. */
export const markTab =
  "document.documentElement.dataset.tab=new URLSearchParams(location.search).get('tab')==='kids'||location.hash.startsWith('#kids')?'kids':'adult'";

/** The tab that’s open. It’s an attribute of <html>, so that the first paint is right before React loads. */
export const tabOnPage = (): Tab => (document.documentElement.dataset.tab === 'kids' ? 'kids' : 'adult');

/** Calls back when the page shows another tab. Returns how to stop. */
export function onTabChange(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document.documentElement, { attributeFilter: ['data-tab'] });
  return () => observer.disconnect();
}

/** Shows a tab, and writes it into the address without a step in the history. */
export function showTab(tab: Tab): void {
  document.documentElement.dataset.tab = tab;
  const address = new URL(location.href);
  address.hash = '';
  if (tab === 'adult') address.searchParams.delete('tab');
  else address.searchParams.set('tab', tab);
  history.replaceState(history.state, '', address);
}
