import { CallError } from '#failures/call-error.ts';
import { Text } from '#ui/text.tsx';
import style from './trip-pages-panel.module.css';

interface FailedProps {
  error: Error | null;
  limit?: 'pages.newLinksLimit' | 'pages.marksLimit';
}

/** Says that a call about a trip's pages failed, and what to do; nothing where it did not. */
export function Failed({ error, limit }: FailedProps) {
  if (!error) return null;
  const isMet = error instanceof CallError && error.failure.reason === 'limit-reached';
  return <Text role="alert" className={style.failed} text={isMet && limit ? limit : 'pages.failed'} />;
}
