import { lazy } from 'react';
import { inTime } from '#loading/part.ts';
import { paths } from '#paths';
import { signedInBefore } from '#storage/signed-in-before.ts';

// What the club's own pages do without: the tools' layouts, and what knows who is signed in.
const toolLayout = () => inTime('tool-layout', import('./layouts/tool-layout.tsx'));
const parexLayout = () => inTime('parex-layout', import('./layouts/parex-layout.tsx'));
const guards = () => inTime('sign-in', import('./guards.tsx'));

export const ToolLayout = lazy(async () => ({ default: (await toolLayout()).ToolLayout }));
export const ParexLayout = lazy(async () => ({ default: (await parexLayout()).ParexLayout }));
export const SignedInOnly = lazy(async () => ({ default: (await guards()).SignedInOnly }));
export const SignedOutOnly = lazy(async () => ({ default: (await guards()).SignedOutOnly }));

// A part that does not arrive shows when the page renders.
const ignore = () => {};

/** Loads a tool's layout together with its page. */
export function preloadToolLayout(pathname: string): void {
  (pathname.startsWith(paths.parex) ? parexLayout() : toolLayout()).catch(ignore);
}

/** Loads the guards together with the page behind them, and finds out who is signed in if a page waits for that. */
export function preloadGuards(): void {
  guards()
    .then(({ signInKnown }) => (signedInBefore() ? signInKnown() : undefined))
    .catch(ignore);
}
