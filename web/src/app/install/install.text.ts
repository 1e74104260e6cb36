import type { Text } from '#intl/text.ts';

export const installText = {
  'install.title': { ua: 'Par Club як застосунок', en: 'Par Club as an app' },
  'install.press.words': {
    ua: 'Відкривається одним дотиком, навіть без інтернету.',
    en: 'It opens with one press, even offline.',
  },
  'install.apple.words': {
    ua: 'Відкривається одним дотиком, навіть без інтернету. Натисніть у браузері «Поділитися» (квадрат зі стрілкою вгору), а тоді «На початковий екран». Там доведеться увійти ще раз.',
    en: 'It opens with one press, even offline. Press Share in your browser (a square with an arrow up), then “Add to Home Screen”. You will have to sign in there again.',
  },
  'install.go': { ua: 'Встановити', en: 'Install' },
  'install.press.close': { ua: 'Ні, дякую', en: 'No, thanks' },
  'install.apple.close': { ua: 'Зрозуміло', en: 'Got it' },
} as const satisfies Text;
