/** What lies behind the icon of a card: three layers of paths in a box of 200 × 100, the farthest first. */
export const LANDS = {
  hills: [
    'M0 70Q25 38 48 58T96 44T140 60T200 34V100H0Z',
    'M0 82Q30 60 62 76T124 66T200 72V100H0Z',
    'M0 94Q50 80 104 90T200 86V100H0Z',
  ],
  /** Steep and close, as in 蜀. */
  peaks: [
    'M0 66Q12 52 18 30Q22 46 34 56Q52 40 60 12Q68 42 82 54Q96 44 104 26Q112 48 124 58Q144 40 152 16Q160 44 174 52Q188 42 194 30L200 40V100H0Z',
    'M0 84Q20 70 30 52Q40 72 58 78Q76 66 88 46Q98 70 118 76Q136 66 148 54Q160 70 200 76V100H0Z',
    'M0 94Q50 82 104 90T200 86V100H0Z',
  ],
  /** The great river of 吴. */
  waves: [
    'M0 62q12.5-14 25 0t25 0t25 0t25 0t25 0t25 0t25 0t25 0V100H0Z',
    'M-8 76q13-15 26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0t26 0V100H0Z',
    'M-20 90q15-14 30 0t30 0t30 0t30 0t30 0t30 0t30 0t30 0V100H0Z',
  ],
  /** The wide north of 魏, below table mountains. */
  plains: [
    'M0 74L26 72Q36 70 42 54Q44 48 52 48H96Q104 48 108 58Q112 68 122 70L150 68Q156 58 164 58H200V100H0Z',
    'M0 82Q100 74 200 80V100H0Z',
    'M0 93Q100 88 200 92V100H0Z',
  ],
  /** The sands of the west. */
  dunes: [
    'M0 66Q44 62 78 34Q92 62 128 66Q160 62 184 44Q190 54 200 58V100H0Z',
    'M0 78Q22 82 44 62Q70 86 120 80Q146 76 160 64Q172 80 200 80V100H0Z',
    'M0 92Q60 96 104 80Q136 96 200 90V100H0Z',
  ],
  clouds: [
    'M0 60a17 15 0 0 1 32-6a22 19 0 0 1 42-6a19 17 0 0 1 36 6a21 18 0 0 1 40-4a19 17 0 0 1 36 4q8-6 14-2V100H0Z',
    'M0 80a20 16 0 0 1 38-8a24 18 0 0 1 46 0a20 16 0 0 1 38 2a23 17 0 0 1 44-2q20-8 34 6V100H0Z',
    'M0 94a24 12 0 0 1 46-4a26 13 0 0 1 50 0a26 13 0 0 1 50 2a26 13 0 0 1 54 0V100H0Z',
  ],
  forest: [
    'M0 66L8 42L16 62L26 30L36 60L46 40L56 64L66 34L76 60L88 44L98 64L108 32L118 60L128 42L138 64L150 36L160 60L172 44L182 62L192 34L200 56V100H0Z',
    'M0 80L10 60L20 78L32 56L44 78L56 62L68 80L80 58L92 78L104 62L116 80L128 58L140 78L154 62L166 80L178 58L190 78L200 66V100H0Z',
    'M0 94Q50 84 104 91T200 88V100H0Z',
  ],
  camp: [
    'M0 70Q60 60 110 66T200 60V100H0Z',
    'M0 84H10L32 54L54 84H66L94 50L122 84H136L160 56L184 84H200V100H0Z',
    'M0 94Q50 86 104 91T200 89V100H0Z',
  ],
} as const satisfies Readonly<Record<string, readonly [string, string, string]>>;

/** What stands in it, before the farthest layer: of the same box. */
export const FEATURES = {
  spears:
    'M22 96V32l3-12l3 12V96zM50 96V22l3-12l3 12V96zM144 96V26l3-12l3 12V96zM172 96V36l3-12l3 12V96z',
  arrows:
    'M18 44L58 22L56 18L70 18L62 30L60 26L20 48zM60 26L100 4L98 0H112L104 12L102 8L62 30zM122 52L162 30L160 26L174 26L166 38L164 34L124 56z',
  banners:
    'M24 96V14h3V17Q40 10 58 20Q50 26 58 34Q40 26 27 34V96zM146 96V4h3V7Q162 0 182 10Q173 17 182 25Q162 17 149 25V96z',
  shields:
    'M6 96V64a13 18 0 0 1 26 0V96zM38 96V60a13 18 0 0 1 26 0V96zM136 96V60a13 18 0 0 1 26 0V96zM168 96V64a13 18 0 0 1 26 0V96z',
  moon: 'M150 22a22 25 0 1 0 44 0a22 25 0 1 0-44 0z',
} as const satisfies Readonly<Record<string, string>>;

/** How the picture of a card is composed, besides its icon. */
export interface Scene {
  readonly land: keyof typeof LANDS;
  readonly feature?: keyof typeof FEATURES | undefined;
  /** One character for a seal in the corner. */
  readonly stamp?: string | undefined;
}

/** What a card has for which its game says nothing else. */
export const HILLS: Scene = { land: 'hills' };
