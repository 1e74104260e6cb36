import type { Text } from '#intl/text.ts';

/** What a map with a driver's place on it says. */
export const mapText = {
  'map.label': { ua: 'Мапа: де машина', en: 'Map: where the car is' },
  'map.missing': { ua: 'Мапа не завантажилася', en: 'The map did not load' },
  'map.link': { ua: 'Відкрити мапу', en: 'Open a map' },
  'map.zoomIn': { ua: 'Ближче', en: 'Zoom in' },
  'map.zoomOut': { ua: 'Далі', en: 'Zoom out' },
  'map.follow': { ua: 'Стежити за машиною', en: 'Follow the car' },
  'map.tapToMove': { ua: 'Торкніться, щоб рухати мапу', en: 'Tap to move the map' },
  'map.own': { ua: 'Де я', en: 'Where I am' },
  'map.own.asking': { ua: 'Визначаємо, де ви…', en: 'Finding your location…' },
  'map.own.here': {
    ua: 'До машини {distance} по прямій. Ваше місце нікому не надсилається.',
    en: '{distance} to the car, as the crow flies. Your location is sent to nobody.',
  },
  'map.own.refused': {
    ua: 'Браузер не дає дізнатися, де ви. Дозвольте місцезнаходження для цього сайту в налаштуваннях і натисніть ще раз.',
    en: 'The browser does not tell where you are. Allow location for this site in its settings, and press again.',
  },
  'map.own.noPosition': {
    ua: 'Пристрій не знає, де ви. Увімкніть місцезнаходження в налаштуваннях телефона або вийдіть надвір і натисніть ще раз.',
    en: 'The device does not know where you are. Turn location on in its settings, or step outside, and press again.',
  },
} as const satisfies Text;
