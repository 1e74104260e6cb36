import { Text } from '#ui/text.tsx';
import style from './loading-page.module.css';

/** Its words show after a noticeable delay. */
export function LoadingPage() {
  return (
    <main className={style.page} aria-busy="true">
      <Text className={style.words} text="app.loading" />
    </main>
  );
}
