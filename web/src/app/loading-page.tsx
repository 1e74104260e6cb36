import { FormattedMessage } from 'react-intl';
import style from './loading-page.module.css';

/** Holds a page's place while it loads; its words show only when that takes long enough to notice. */
export function LoadingPage() {
  return (
    <main className={style.page} aria-busy="true">
      <p className={style.words}>
        <FormattedMessage id="app.loading" />
      </p>
    </main>
  );
}
