import { Text } from '#ui/text.tsx';
import style from './loading-page.module.css';

/** Holds a page's place while it loads; its words show only when that takes long enough to notice. */
export function LoadingPage() {
  return (
    <main className={style.page} aria-busy="true">
      <Text className={style.words} text="app.loading" />
    </main>
  );
}
