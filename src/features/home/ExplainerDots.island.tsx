import { useEffect, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { IslandBoundary } from '../../ui/IslandBoundary.tsx';
import { explainerCards, explainerRowId } from './explainer-cards.ts';
import styles from './ExplainerDots.module.css';

const cardAt = (index: number) => document.getElementById(explainerCards[index]?.id ?? '');

function scrollTo(index: number) {
  const row = document.getElementById(explainerRowId);
  const card = cardAt(index);
  if (!row || !card) return;
  const inset = Number.parseFloat(getComputedStyle(row).scrollPaddingInlineStart) || 0;
  row.scrollTo({
    left: card.offsetLeft - row.offsetLeft - inset,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}

function Dots() {
  const [current, setCurrent] = useState(0);

  useEffect(() => {
    const root = document.getElementById(explainerRowId);
    const shares = new Map<string, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) shares.set(target.id, intersectionRatio);
        const ratios = explainerCards.map(({ id }) => shares.get(id) ?? 0);
        setCurrent(ratios.indexOf(Math.max(...ratios)));
      },
      { root, threshold: [0.25, 0.5, 0.75, 1] },
    );
    for (const { id } of explainerCards) {
      const card = document.getElementById(id);
      if (card) observer.observe(card);
    }
    return () => observer.disconnect();
  }, []);

  const go = (event: MouseEvent, index: number) => {
    event.preventDefault();
    scrollTo(index);
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.min(Math.max(current + by, 0), explainerCards.length - 1);
    scrollTo(next);
    event.currentTarget.querySelectorAll('a')[next]?.focus();
  };

  return (
    <nav className={styles.dots} aria-label="Cards" onKeyDown={step}>
      {explainerCards.map(({ id, title }, index) => (
        <a
          key={id}
          href={`#${id}`}
          aria-current={index === current ? 'true' : undefined}
          onClick={(event) => go(event, index)}
        >
          <span className="visually-hidden">{title}</span>
        </a>
      ))}
    </nav>
  );
}

/** Dots under the explainer row, on small screens: they show the card in view, and move to theirs. Links without a script. */
export function ExplainerDots() {
  return (
    <IslandBoundary>
      <Dots />
    </IslandBoundary>
  );
}
