import { useCallback, useState } from 'react';
import type { ToolData } from '../../safety/reader.ts';
import type { Found } from './search.ts';

/** What is loaded when a reader turns to the tool, and not before. */
interface Tool {
  data: ToolData;
  search: (typed: string) => Found;
}

const address = '/check-first/what-do-you-take.json';
let opened: Promise<Tool> | undefined;

async function open(): Promise<Tool> {
  const [{ searchIn }, response] = await Promise.all([import('./search.ts'), fetch(address)]);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const data = (await response.json()) as ToolData;
  return { data, search: searchIn(data) };
}

/** The tool once it's asked for. What failed is tried again the next time. */
export function useTool(): { tool: Tool | undefined; hasFailed: boolean; prepare: () => void } {
  const [tool, setTool] = useState<Tool>();
  const [hasFailed, setFailed] = useState(false);
  const prepare = useCallback(() => {
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
  return { tool, hasFailed, prepare };
}
