import type { Text } from '@lianhuan/kernel';

/** What is said where no server answers. */
export const UNREACHABLE: Text = {
  zh: '连不上服务器，请检查网络',
  en: 'The server cannot be reached: check the network',
};
