import styles from './Lake.module.css';

/**
 * The lake at first light. Sky, far shore, sun and its path on the water are one drawing; the mist above the water is
 * three layers that thin out as the page is scrolled, where the browser can tie them to the scroll.
 */
export function Lake() {
  return (
    <div className={styles.lake} aria-hidden="true" data-screen-only="">
      <svg className={styles.view} viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMid slice">
        <defs>
          <radialGradient id="sun" cx=".5" cy=".5" r=".5">
            <stop offset="0" className={styles.sunCore} />
            <stop offset=".3" className={styles.sunRim} />
            <stop offset="1" className={styles.sunEdge} />
          </radialGradient>
          <linearGradient id="shore" x1="0" y1="0" x2="0" y2="1">
            <stop offset=".5" className={styles.shore} />
            <stop offset="1" className={styles.shore} stopOpacity="0" />
          </linearGradient>
        </defs>
        <circle className={styles.sun} cx="905" cy="452" r="270" fill="url(#sun)" />
        <path className={styles.far} d="M0 446C170 440 300 430 420 424s170-30 330-4 250-6 410-44 290 20 440-6V470H0Z" />
        <path
          className={styles.near}
          fill="url(#shore)"
          d="M0 460c170-6 290-8 400-12s240-4 360 4 290 8 430-18 270-6 410 2v34H0Z"
        />
        <g className={styles.path}>
          <path d="M842 490h124M872 506h74M826 526h142M884 547h58M850 570h112M894 597h50M866 628h82M890 664h42M878 706h58" />
        </g>
      </svg>
      <div className={styles.mist} />
      <div className={styles.mist} />
      <div className={styles.mist} />
    </div>
  );
}
