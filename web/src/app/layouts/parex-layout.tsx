import { MessageCircleQuestionMark } from 'lucide-react';
import { useIntl } from 'react-intl';
import { parameters } from '#parameters';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { newTab } from '#ui/new-tab.tsx';
import { Text } from '#ui/text.tsx';
import { Brand } from '../header/brand.tsx';
import { HeaderAccount } from '../header/header-account.tsx';
import style from './parex-layout.module.css';
import { RoutedFrame } from './routed-frame.tsx';

/** A part of its own: no other tool needs its link to the chat. */
export function ParexLayout() {
  return (
    <RoutedFrame
      brand={<Brand title="Parex" to={paths.parex} />}
      tools={
        <>
          <Questions />
          <HeaderAccount layout="parex" />
        </>
      }
    />
  );
}

function Questions() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'app.questions' });
  return (
    <ButtonLink
      variant="quiet"
      href={parameters.chatUrl}
      {...newTab}
      data-track="questions"
      aria-label={`${label} ${intl.formatMessage({ id: 'ui.newTab' })}`}
      icon={<MessageCircleQuestionMark aria-hidden />}
    >
      <Text as="span" className={style.label} text="app.questions" />
    </ButtonLink>
  );
}
