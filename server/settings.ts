import { fileURLToPath } from 'node:url';

export class SettingError extends Error {}

export type Settings = {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** The build to serve. */
  dir: string;
  accessLog: boolean;
};

/** Reads `PORT`, `HOST`, `DIST` and `ACCESS_LOG`. Throws SettingError, naming the variable and what it should be. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const port = Number(env.PORT || 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SettingError(`PORT=${env.PORT} is no port. Write a whole number from 0 to 65535, such as PORT=4321`);
  }
  const accessLog = env.ACCESS_LOG || 'on';
  if (accessLog !== 'on' && accessLog !== 'off')
    throw new SettingError(`ACCESS_LOG=${accessLog} is unknown. Write on or off`);
  const dir = env.DIST || fileURLToPath(new URL('../dist', import.meta.url));
  return { host: env.HOST || 'localhost', port, dir, accessLog: accessLog === 'on' };
}
