import { useLanguageLink } from '#intl/use-language-link.ts';
import card from './card.module.css';

const OFFER = 'Read this page in English';

export function LanguageOffer() {
  const { link } = useLanguageLink('en');
  return (
    <p className={card.offer} lang="en-GB">
      <a {...link} data-track="client-english">
        {OFFER}
      </a>
    </p>
  );
}
