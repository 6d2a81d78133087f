import { useCallback, useState } from 'react';
import type { ToolData } from '../../safety/tool-data.ts';
import type { Tool } from './tool.ts';

const address = '/check-first/what-do-you-take.json';
let opened: Promise<Tool> | undefined;

async function open(): Promise<Tool> {
  const [{ toolWith }, response] = await Promise.all([import('./tool.ts'), fetch(address)]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return toolWith((await response.json()) as ToolData);
}

/** The tool once it's asked for. What failed is tried again the next time. */
export function useTool(): { tool: Tool | undefined; hasFailed: boolean; load: () => void } {
  const [tool, setTool] = useState<Tool>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    opened ??= open();
    opened.then(
      (loaded) => {
        setTool(loaded);
        setFailed(false);
      },
      () => {
        opened = undefined;
        setFailed(true);
      },
    );
  }, []);
  return { tool, hasFailed, load };
}
