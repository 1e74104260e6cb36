import { useEffect, useRef } from 'react';

type Subscribe<Form> = (to: {
  formState: { values: true };
  callback: (state: { values: Form }) => void;
}) => () => void;

interface Draft<Form> {
  save: (form: Form) => unknown;
  clear: () => void;
}

/** Keeps what is typed into a form. @param subscribe from `useForm` @returns a function that drops it for good */
export function useKeptForm<Form>(subscribe: Subscribe<Form>, draft: Draft<Form>): () => void {
  /** A form reports its values once more when it was saved. */
  const isDone = useRef(false);
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => isDone.current || draft.save(values),
      }),
    [subscribe, draft],
  );
  return () => {
    isDone.current = true;
    draft.clear();
  };
}
