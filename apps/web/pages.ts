/** The pages that are fetched when they are first wanted, or when nothing else is to do. */
export const PAGES = {
  play: async () => ({ default: (await import('./pages/play/play-page.tsx')).PlayPage }),
  shared: async () => ({ default: (await import('./pages/shared/shared-page.tsx')).SharedPage }),
  rulebook: async () => ({
    default: (await import('./pages/rulebook/rulebook-page.tsx')).RulebookPage,
  }),
  terms: async () => ({ default: (await import('./pages/terms/terms-page.tsx')).TermsPage }),
  proof: async () => ({ default: (await import('./pages/proof/proof-page.tsx')).ProofPage }),
  practice: async () => ({
    default: (await import('./pages/practice/practice-page.tsx')).PracticePage,
  }),
  task: async () => ({ default: (await import('./pages/practice/task-page.tsx')).TaskPage }),
  puzzles: async () => ({
    default: (await import('./pages/puzzles/puzzles-page.tsx')).PuzzlesPage,
  }),
  puzzle: async () => ({ default: (await import('./pages/puzzles/puzzle-page.tsx')).PuzzlePage }),
  cards: async () => ({ default: (await import('./pages/cards/cards-page.tsx')).CardsPage }),
  credits: async () => ({
    default: (await import('./pages/credits/credits-page.tsx')).CreditsPage,
  }),
  online: async () => ({ default: (await import('./online/online-page.tsx')).OnlinePage }),
  room: async () => ({ default: (await import('./online/room-page.tsx')).RoomPage }),
  matches: async () => ({
    default: (await import('./online/results/matches-page.tsx')).MatchesPage,
  }),
  match: async () => ({ default: (await import('./online/results/match-page.tsx')).MatchPage }),
  site: async () => ({ default: (await import('./online/conduct/site-page.tsx')).SitePage }),
  account: async () => ({
    default: (await import('./online/account/account-page.tsx')).AccountPage,
  }),
  own: async () => ({ default: (await import('./pages/own/own-page.tsx')).OwnPage }),
} as const;
