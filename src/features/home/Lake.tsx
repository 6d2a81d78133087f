import styles from './Lake.module.css';

/**
 * The lake at first light. Sky, far shore, sun and its path on the water are one drawing; the mist above the water is
 * three layers that thin out as the page is scrolled, where the browser can tie them to the scroll.
 */
export function Lake() {
  return (
    <div className={styles.lake} aria-hidden="true">
      <svg className={styles.view} viewBox="0 0 1600 1000" preserveAspectRatio="xMaxYMid slice">
        <defs>
          <radialGradient id="sun" cx=".5" cy=".5" r=".5">
            <stop offset="0" className={styles.sunCore} />
            <stop offset=".3" className={styles.sunRim} />
            <stop offset="1" className={styles.sunEdge} />
          </radialGradient>
        </defs>
        <circle cx="1210" cy="452" r="270" fill="url(#sun)" />
        <path className={styles.far} d="M0 424C150 396 260 410 390 398s240-54 400-14 250 16 400-22 270 14 410-2V470H0Z" />
        <path className={styles.near} d="M0 450c150-18 260-8 380-18s250-14 380 8 280 14 420-8 270-8 420 2v38H0Z" />
        <g className={styles.path}>
          <path d="M1142 492h136M1176 510h84M1120 530h150M1186 552h60M1150 576h132M1204 604h52M1164 636h104M1196 676h48M1178 722h66" />
        </g>
        <g className={styles.rings}>
          <ellipse cx="1330" cy="800" rx="40" ry="6" /><ellipse cx="1330" cy="800" rx="96" ry="14" />
          <ellipse cx="1330" cy="800" rx="168" ry="25" /><ellipse cx="1330" cy="800" rx="262" ry="40" />
        </g>
      </svg>
      <div className={styles.mist} /><div className={styles.mist} /><div className={styles.mist} />
    </div>
  );
}
