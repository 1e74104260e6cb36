import type { IntlShape } from 'react-intl';
import { isolateBidi } from '#intl/isolate-bidi.ts';

export function clientTitle(intl: IntlShape, name: string | null): string {
  return name === null
    ? intl.formatMessage({ id: 'parloc.client.title' })
    : intl.formatMessage({ id: 'parloc.client.titleOf' }, { name: isolateBidi(name) });
}
