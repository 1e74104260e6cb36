import { Component, type ReactNode, useEffect, useEffectEvent } from 'react';
import { readLanguage } from '#intl/language.ts';
import { ChunkLoadError, SIGN_IN_CHUNK } from '#loading/chunk.ts';
import { loadAgain } from '#loading/kept.ts';
import { Button } from '#ui/button.tsx';
import { errorText } from './error.text.ts';
import style from './error-boundary.module.css';

interface ErrorBoundaryProps {
  /** Whether the page has nothing to type in. */
  isReadOnly?: true;
  children: ReactNode;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (error === null) return this.props.children;
    return (
      <ErrorPage
        error={error}
        isReadOnly={this.props.isReadOnly ?? false}
        onLoaded={() => this.setState({ error: null })}
      />
    );
  }
}

interface ErrorPageProps {
  error: unknown;
  isReadOnly: boolean;
  onLoaded: () => void;
}

/** Names the missing chunk, and loads it again. Its texts come with the code: a catalogue may be missing. */
function ErrorPage({ error, isReadOnly, onLoaded }: ErrorPageProps) {
  const language = readLanguage();
  const loaded = useEffectEvent(onLoaded);
  useEffect(() => loadAgain(error, () => loaded()), [error]);
  return (
    <main className={style.page}>
      <h1>{errorText.title[language]}</h1>
      <p role="alert" data-missing-part>
        {error instanceof ChunkLoadError &&
          error.chunk === SIGN_IN_CHUNK &&
          `${errorText.profile[language]} `}
        {error instanceof ChunkLoadError
          ? errorText.chunk[language].replace('{chunk}', error.chunk)
          : errorText.other[language]}{' '}
        {!isReadOnly && errorText.kept[language]}
      </p>
      <Button variant="primary" onClick={() => window.location.reload()}>
        {errorText.reload[language]}
      </Button>
    </main>
  );
}
