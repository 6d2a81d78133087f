import { defineCollection } from 'astro:content';
import { loadRecords } from './content-loader/records.ts';
import { essaysFolder, inContent } from './model/records.ts';

/**
 * Astro renders the essays’ Markdown, and nothing more. It gets the text from our own loader, with amounts filled in and every
 * problem reported, because Astro stops at the first problem and only logs some (docs/decisions/0002).
 */
const essays = defineCollection({
  loader: {
    name: 'essays',
    load: async (context) => {
      const { store, watcher } = context;
      const renderAll = async () => {
        for (const { slug, body } of loadRecords().essays)
          store.set({ id: slug, data: {}, rendered: await context.renderMarkdown(body) });
      };
      store.clear();
      await renderAll();
      watcher?.on('all', (_, file) => {
        // What is wrong in a record shows on the page that loads it.
        if (file.includes(inContent(essaysFolder))) renderAll().catch(() => undefined);
      });
    },
  },
});

export const collections = { essays };
