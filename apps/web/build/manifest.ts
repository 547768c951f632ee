import { LANGUAGES, type Language, type Text } from '@lianhuan/kernel';

const NAME: Text = { zh: '连环', en: 'Lianhuan' };
const ABOUT: Text = {
  zh: '严守规则的卡牌对局：民心、三国智、影之诗 EVOLVE、三国杀，在浏览器里对电脑玩，断网也能玩。',
  en: 'Card games exactly by their rules, against bots in the browser, without a network too.',
};
const TAGS: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en' };

/** The file that says how the app is installed, in a language. */
export function manifestFile(language: Language): string {
  return `manifest.${language}.webmanifest`;
}

/** The web app manifests by file name. Every address in them is relative, so that the app works from any folder. */
export function manifests(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [manifestFile(language), JSON.stringify(manifest(language))]),
  );
}

function manifest(language: Language): object {
  return {
    name: language === 'zh' ? `${NAME.zh} ${NAME.en}` : NAME.en,
    short_name: NAME[language],
    description: ABOUT[language],
    lang: TAGS[language],
    start_url: './',
    scope: './',
    display: 'standalone',
    background_color: '#f3ebda',
    theme_color: '#f3ebda',
    categories: ['games', 'entertainment'],
    icons: [
      { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: 'icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
