import { createSiteServer, defaultLimits, type Limits, type SiteServer } from '../server.ts';
import { openSite, type Site, type SiteOptions } from '../site.ts';
import type { AccessLog } from '../access-log.ts';

export type Running = SiteServer & { site: Site; port: number; url: string } & AsyncDisposable;

type StartOptions = { site?: SiteOptions; limits?: Partial<Limits>; log?: AccessLog };

/** The embedded server on a free port of this machine, in this process. */
export async function startServer(dir: string, options: StartOptions = {}): Promise<Running> {
  const site = await openSite(dir, { pollEvery: 20, ...options.site });
  const running = createSiteServer(site, options.log, { ...defaultLimits, drain: 20, ...options.limits });
  await new Promise<void>((resolve) => running.server.listen(0, '127.0.0.1', resolve));
  const address = running.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const dispose = async () => {
    site.close();
    if (running.server.listening) await running.stop();
  };
  return { ...running, site, port, url: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: dispose };
}
