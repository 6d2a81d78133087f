import styles from './SourcesScreens.module.css';

/** Where the build lists the pages that show a claim or a source (`build/citing-pages.ts`). */
export const CitingPages = () => <ul className={styles.places} data-citing-pages="" />;
