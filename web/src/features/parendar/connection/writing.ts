/** 'typing' for a form that is open, 'saving' for one that is on its way. */
export type Writing = 'typing' | 'saving';

/** What is being written on the page, each form for itself. */
export function createWriting() {
  const going = new Set<{ what: Writing }>();
  return {
    /** @returns what ends it */
    begin(what: Writing): () => void {
      const one = { what };
      going.add(one);
      return () => void going.delete(one);
    },
    isOn: () => going.size > 0,
    isSaving: () => [...going].some(({ what }) => what === 'saving'),
  };
}
