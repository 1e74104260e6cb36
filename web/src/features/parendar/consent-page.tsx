import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { usePageTitle } from '#intl/page-title.ts';
import { paths } from '#paths';
import { Text } from '#ui/text.tsx';
import { type ConsentAnswer, deliverAnswer, readAnswer } from './consent/consent-answer.ts';
import { hasAsked, saveOutcome } from './consent/consent-outcome.ts';
import style from './consent-page.module.css';

/** Read once, when the page opens: from then on the address holds no code that history or a log could keep. */
const answer = readAnswer(location.search);
if (answer) history.replaceState(null, '', paths.parendarConsent);
const isOfThisTab = answer !== null && hasAsked();
if (answer && isOfThisTab) saveOutcome(answer);

/** Where Google's consent window ends. It hands the answer to the page that has asked, and goes. */
export function ConsentPage() {
  const intl = useIntl();
  usePageTitle(intl.formatMessage({ id: 'consent.title' }));
  if (!answer || isOfThisTab) return <Navigate to={answer ? paths.parendarApp : paths.parendar} replace />;
  return <Handover answer={answer} />;
}

function Handover({ answer }: { answer: ConsentAnswer }) {
  const [state, setState] = useState<'waiting' | 'done' | 'unclaimed'>('waiting');
  useEffect(
    () =>
      deliverAnswer(answer, (isTaken) => {
        setState(isTaken ? 'done' : 'unclaimed');
        if (isTaken) window.close();
      }),
    [answer],
  );
  return (
    <main className={style.page}>
      <Text as="h1" text={`consent.${state === 'unclaimed' ? 'notConnected' : 'title'}`} />
      <Text role="status" text={`consent.${state}`} />
      {state === 'unclaimed' && (
        <Link to={paths.parendarApp}>
          <FormattedMessage id="consent.back" />
        </Link>
      )}
    </main>
  );
}
