import { RotateCw } from 'lucide-react';
import { readLanguage } from '#intl/language.ts';
import { Button } from '#ui/button.tsx';
import { ChunkLoadError } from './chunk-load-error.ts';
import { errorText } from './error.text.ts';
import style from './error-page.module.css';

/** Says what did not arrive, and reloads. Texts are at hand here: a catalogue may be what is missing. */
export function ErrorPage({ error }: { error: unknown }) {
  const language = readLanguage();
  return (
    <main className={style.page} role="alert">
      <h1>{errorText.title[language]}</h1>
      <p>
        {error instanceof ChunkLoadError
          ? errorText.chunk[language].replace('{chunk}', error.chunk)
          : errorText.other[language]}{' '}
        {errorText.kept[language]}
      </p>
      <Button look="go" icon={<RotateCw aria-hidden />} onClick={() => window.location.reload()}>
        {errorText.reload[language]}
      </Button>
    </main>
  );
}
