import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '#ui/text.tsx';
import style from './samples.module.css';

const samples = ['airport', 'bus', 'parcel'] as const;

export function Samples({ onChoose }: { onChoose: (message: string) => void }) {
  const intl = useIntl();
  return (
    <section className={style.samples} aria-labelledby="parex-samples">
      <Text as="h2" id="parex-samples" className={style.caption} text="parex.samples" />
      {samples.map((sample) => (
        <button
          key={sample}
          type="button"
          className={style.chip}
          data-track={`parex-sample-${sample}`}
          onClick={() => onChoose(intl.formatMessage({ id: `parex.sample.${sample}.message` }))}
        >
          <FormattedMessage id={`parex.sample.${sample}`} />
        </button>
      ))}
    </section>
  );
}
