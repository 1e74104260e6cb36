import { MessageCircleQuestionMark } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parameters } from '#parameters';
import { paths } from '#paths';
import { ButtonLink } from '#ui/button.tsx';
import { Brand } from './brand.tsx';
import { Frame } from './frame.tsx';
import style from './tool-layout.module.css';

const tools = {
  parex: { title: 'Parex', to: paths.parex },
  parloc: { title: 'Parloc', to: paths.parloc },
  parendar: { title: 'Parendar', to: paths.parendar },
} as const;

/** The layout of one tool: its title leads to its first page. */
export function ToolLayout({ tool }: { tool: keyof typeof tools }) {
  return <Frame brand={<Brand {...tools[tool]} />} tools={tool === 'parex' && <Questions />} />;
}

function Questions() {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'app.questions' });
  return (
    <ButtonLink
      look="quiet"
      href={parameters.chatUrl}
      target="_blank"
      rel="noopener"
      data-track="questions"
      aria-label={`${label} ${intl.formatMessage({ id: 'app.newTab' })}`}
      icon={<MessageCircleQuestionMark aria-hidden />}
    >
      <span className={style.label}>
        <FormattedMessage id="app.questions" />
      </span>
    </ButtonLink>
  );
}
