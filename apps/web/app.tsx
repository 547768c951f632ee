import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Redirect, Route, Router, Switch, useLocation } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { type GameId, isGameId } from './games/ids.ts';
import { useChosenGame } from './games/index.ts';
import { useLoaded } from './games/loaded.ts';
import { HomePage } from './pages/home/home-page.tsx';
import { FailedApp, FailedPage, Fault } from './pages/shell/fault.tsx';
import { Loading } from './pages/shell/loading.tsx';
import { MissingPage } from './pages/shell/missing-page.tsx';
import { goAndKeep, usePageTop } from './pages/shell/page-top.ts';
import { PAGES } from './pages.ts';

const PlayPage = fetched(PAGES.play);
const SharedPage = fetched(PAGES.shared);
const RulebookPage = fetched(PAGES.rulebook);
const TermsPage = fetched(PAGES.terms);
const ProofPage = fetched(PAGES.proof);
const PracticePage = fetched(PAGES.practice);
const TaskPage = fetched(PAGES.task);
const PuzzlesPage = fetched(PAGES.puzzles);
const PuzzlePage = fetched(PAGES.puzzle);
const CardsPage = fetched(PAGES.cards);
const CreditsPage = fetched(PAGES.credits);
const OnlinePage = fetched(PAGES.online);
const SitePage = fetched(PAGES.site);
const RoomPage = fetched(PAGES.room);
const MatchesPage = fetched(PAGES.matches);
const MatchPage = fetched(PAGES.match);
const AccountPage = fetched(PAGES.account);
const OwnPage = fetched(PAGES.own);

/** The pages by their address, which stands behind the # so that any static server will do. */
export function App() {
  return (
    <Fault instead={(error) => <FailedApp error={error} />}>
      <Router hook={useHashLocation} aroundNav={goAndKeep}>
        <Pages />
      </Router>
    </Fault>
  );
}

function Pages() {
  const chosen = useChosenGame();
  const [address] = useLocation();
  usePageTop(address);
  return (
    <Fault at={address} instead={(error) => <FailedPage error={error} />}>
      <Switch>
        <Route path="/">
          <HomePage game={chosen} />
        </Route>
        <Route path="/play/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
        <Route path="/g/*">{({ '*': link }) => <SharedPage key={link} link={link} />}</Route>
        {ofChosen('/rules', chosen)}
        <Route path="/rules/:game/:rule?">
          {({ game, rule }) => ofGame(game, (id) => <RulebookPage game={id} address={rule} />)}
        </Route>
        <Route path="/rules/:game/:rule/proof/:proof">
          {({ game, rule, proof }) =>
            ofGame(game, (id) => (
              <ProofPage key={`${id} ${proof}`} game={id} address={rule} id={proof} />
            ))
          }
        </Route>
        {ofChosen('/practice', chosen)}
        <Route path="/practice/:game">
          {({ game }) => ofGame(game, (id) => <PracticePage game={id} />)}
        </Route>
        <Route path="/practice/:game/:task">
          {({ game, task }) =>
            ofGame(game, (id) => <TaskPage key={`${id} ${task}`} game={id} id={task} />)
          }
        </Route>
        {ofChosen('/puzzles', chosen)}
        <Route path="/puzzles/:game">
          {({ game }) => ofGame(game, (id) => <PuzzlesPage game={id} />)}
        </Route>
        <Route path="/puzzles/:game/:number">
          {({ game, number }) =>
            ofGame(game, (id) => (
              <PuzzlePage key={`${id} ${number}`} game={id} number={Number(number)} />
            ))
          }
        </Route>
        {ofChosen('/terms', chosen)}
        <Route path="/terms/:game/:term?">
          {({ game, term }) => ofGame(game, (id) => <TermsPage game={id} term={term} />)}
        </Route>
        {ofChosen('/cards', chosen)}
        <Route path="/cards/:game/:card?">
          {({ game, card }) => ofGame(game, (id) => <CardsPage game={id} card={card} />)}
        </Route>
        <Route path="/credits">
          <CreditsPage />
        </Route>
        <Route path="/online">
          <OnlinePage />
        </Route>
        <Route path="/room/:code">{({ code }) => <RoomPage key={code} code={code} />}</Route>
        <Route path="/matches">
          <MatchesPage />
        </Route>
        <Route path="/account">
          <AccountPage />
        </Route>
        <Route path="/site">
          <SitePage />
        </Route>
        <Route path="/match/:id">{({ id }) => <MatchPage key={id} id={id} />}</Route>
        <Route path="/:game">{({ game }) => ofGame(game, (id) => <HomePage game={id} />)}</Route>
        <Route path="/:game/:page/*?">
          {({ game, page, '*': rest = '' }) =>
            ofGame(game, (id) => <OwnPage game={id} path={page} rest={rest} />)
          }
        </Route>
        <Route>
          <MissingPage />
        </Route>
      </Switch>
    </Fault>
  );
}

/** A page that no game is named for is that of the game chosen last. */
function ofChosen(path: string, chosen: GameId): ReactNode {
  return (
    <Route path={path}>
      <Redirect to={`${path}/${chosen}`} replace />
    </Route>
  );
}

/**
 * A page that comes when it is first wanted. Until then something stands in for it alone: the page
 * before it is gone, and begins anew if the player turns back at once.
 */
function fetched<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  function Page(props: Props) {
    const { default: Fetched } = useLoaded(load);
    return <Fetched {...props} />;
  }
  return (props) => (
    <Suspense fallback={<Loading />}>
      <Page {...props} />
    </Suspense>
  );
}

/** A page of the game that an address names. */
function ofGame(name: string, page: (game: GameId) => ReactNode): ReactNode {
  return isGameId(name) ? page(name) : <MissingPage />;
}
