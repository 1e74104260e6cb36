import { FormattedMessage } from 'react-intl';
import type { legalText } from './legal.text.ts';

type SectionId = keyof typeof legalText extends infer Id
  ? Id extends `${infer Name}.text`
    ? Name
    : never
  : never;

/** Headed paragraphs; each id has a `.title` and a `.text`. */
export function Sections({ ids }: { ids: readonly SectionId[] }) {
  return ids.map((id) => (
    <section key={id}>
      <h2>
        <FormattedMessage id={`${id}.title`} />
      </h2>
      <p>
        <FormattedMessage id={`${id}.text`} />
      </p>
    </section>
  ));
}
