import { keepDraft, PREFIX, readDraft } from './draft.ts';

/** What only who is signed in types; what was typed there before the sign-in is theirs, too. */
const OWN = ['parendar.', 'parloc.'];
/** Whose drafts this tab has. */
const OWNER = 'owner';
/** What was put aside, and for whom. */
const ASIDE = 'aside';

/** Somebody is signed in: what was put aside for them is there again, and what is anybody else's is gone. */
export function openOwnDrafts(uid: string): void {
  const owner = readDraft(OWNER);
  if (owner !== '' && owner !== uid) forgetOwnDrafts();
  for (const [name, text] of Object.entries(asideFor(uid))) if (readDraft(name) === '') keepDraft(name, text);
  keepDraft(ASIDE, '');
  keepDraft(OWNER, uid);
}

/** A sign-in has ended by itself: nobody sees what was typed until its owner is back in this tab. */
export function setOwnDraftsAside(): void {
  const uid = readDraft(OWNER);
  if (uid === '') return;
  const drafts = Object.fromEntries(ownNames().map((name) => [name, readDraft(name)]));
  forgetOwnDrafts();
  keepDraft(ASIDE, JSON.stringify({ uid, drafts }));
}

/** Somebody has signed out: what they typed is for nobody else. */
export function forgetOwnDrafts(): void {
  for (const name of ownNames()) keepDraft(name, '');
  keepDraft(OWNER, '');
}

function ownNames(): string[] {
  try {
    const names = Object.keys(sessionStorage).map((key) =>
      key.startsWith(PREFIX) ? key.slice(PREFIX.length) : '',
    );
    return names.filter((name) => OWN.some((start) => name.startsWith(start)));
  } catch {
    // Blocked: there is nothing.
    return [];
  }
}

function asideFor(uid: string): Record<string, string> {
  try {
    const aside: { uid: string; drafts: Record<string, string> } = JSON.parse(readDraft(ASIDE));
    return aside.uid === uid ? { ...aside.drafts } : {};
  } catch {
    // Nothing was put aside.
    return {};
  }
}
