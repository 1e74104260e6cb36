import { Component, type ReactNode } from 'react';
import { readLanguage } from '#intl/language.ts';
import { ChunkLoadError, SIGN_IN_CHUNK } from '#loading/chunk.ts';
import { Button } from '#ui/button.tsx';
import { errorText } from './error.text.ts';
import style from './error-boundary.module.css';

/** Shows the error page in place of whatever failed to render below it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}

/** Says what did not arrive, and reloads. Texts are at hand here: a catalogue may be what is missing. */
function ErrorPage({ error }: { error: unknown }) {
  const language = readLanguage();
  return (
    <main className={style.page}>
      <h1>{errorText.title[language]}</h1>
      <p role="alert">
        {error instanceof ChunkLoadError &&
          error.chunk === SIGN_IN_CHUNK &&
          `${errorText.profile[language]} `}
        {error instanceof ChunkLoadError
          ? errorText.chunk[language].replace('{chunk}', error.chunk)
          : errorText.other[language]}{' '}
        {errorText.kept[language]}
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {errorText.reload[language]}
      </Button>
    </main>
  );
}
