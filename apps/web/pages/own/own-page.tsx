import type { GamePage } from '../../games/entry.ts';
import { OwnGameBook } from '../../games/game-book.tsx';
import type { GameId } from '../../games/ids.ts';
import { GAMES } from '../../games/index.ts';
import { useLoaded } from '../../games/loaded.ts';
import { useWords } from '../../i18n/index.ts';
import { MissingPage } from '../shell/missing-page.tsx';
import { Page } from '../shell/page.tsx';

interface OwnPageProps {
  readonly game: GameId;
  readonly path: string;
  readonly rest: string;
}

/** A page that only one game has, in the frame of all pages. */
export function OwnPage({ game, path, rest }: OwnPageProps) {
  const { say } = useWords();
  const page = GAMES[game].pages.find((one) => one.path === path);
  if (!page) return <MissingPage />;
  return (
    <Page title={say(page.title)}>
      <OwnGameBook game={game}>
        <Content page={page} rest={rest} />
      </OwnGameBook>
    </Page>
  );
}

function Content({ page, rest }: { readonly page: GamePage; readonly rest: string }) {
  const PageOfGame = useLoaded(page.load);
  return <PageOfGame rest={rest} />;
}
