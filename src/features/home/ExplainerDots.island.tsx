import { useEffect, useState, type MouseEvent } from 'react';
import { withBoundary } from '../../ui/with-boundary.tsx';
import styles from './ExplainerDots.module.css';

/** The row of cards that the dots scroll. */
export const explainerRowId = 'explainer-row';

type DotsProps = {
  /** The cards of the row, by their anchors and titles. */
  cards: readonly { id: string; title: string }[];
};

/** Brings a card to the start of the row. */
function scrollTo(id: string) {
  const row = document.getElementById(explainerRowId);
  const card = document.getElementById(id);
  if (!row || !card) return;
  const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  row.scrollTo({
    left: card.offsetLeft - inset,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}

/** The place of the card that shows the most of itself in the row. */
function useCardInView(cards: DotsProps['cards']): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const root = document.getElementById(explainerRowId);
    const shares = new Map<string, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) shares.set(target.id, intersectionRatio);
        const ratios = cards.map(({ id }) => shares.get(id) ?? 0);
        setCurrent(ratios.indexOf(Math.max(...ratios)));
      },
      { root, threshold: [0.25, 0.5, 0.75, 1] },
    );
    for (const { id } of cards) {
      const card = document.getElementById(id);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, [cards]);
  return current;
}

function Dots({ cards }: DotsProps) {
  const current = useCardInView(cards);

  // An arrow key moves a whole card, on the row as on the dots; by itself the browser would move it 40 pixels.
  useEffect(() => {
    const row = document.getElementById(explainerRowId);
    const nav = document.getElementById(`${explainerRowId}-dots`);
    const step = (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const next = by && cards[Math.min(Math.max(current + by, 0), cards.length - 1)];
      if (!next || (event.currentTarget === row && event.target !== row)) return;
      event.preventDefault();
      scrollTo(next.id);
      if (event.currentTarget === nav) nav?.querySelector<HTMLElement>(`[href="#${next.id}"]`)?.focus();
    };
    row?.addEventListener('keydown', step);
    nav?.addEventListener('keydown', step);
    return () => {
      row?.removeEventListener('keydown', step);
      nav?.removeEventListener('keydown', step);
    };
  }, [cards, current]);

  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    scrollTo(id);
  };
  return (
    <nav id={`${explainerRowId}-dots`} className={styles.dots} aria-label="Cards">
      {cards.map(({ id, title }, index) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={(event) => go(event, id)}
        >
          <span className="visually-hidden">{title}</span>
        </a>
      ))}
    </nav>
  );
}

/** Dots under the explainer row, on small screens: they show the card in view, and move to theirs. Links without a script. */
export const ExplainerDots = withBoundary(Dots);
