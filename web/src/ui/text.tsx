import type { ComponentProps, HTMLAttributes } from 'react';
import { FormattedMessage } from 'react-intl';

type Message = ComponentProps<typeof FormattedMessage>;

interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'span' | 'legend' | 'strong' | 'dt' | 'dd' | 'li';
  text: NonNullable<Message['id']>;
  values?: Message['values'];
}

/** An element with one text of the catalogue, by default a paragraph. */
export function Text({ as: Element = 'p', text, values = {}, ...rest }: TextProps) {
  return (
    <Element {...rest}>
      <FormattedMessage id={text} values={values} />
    </Element>
  );
}
