import { lazy, Suspense } from 'react';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { HomePage } from './pages/home/home-page.tsx';
import { Fault } from './pages/shell/fault.tsx';
import { Loading } from './pages/shell/loading.tsx';
import { MissingPage } from './pages/shell/missing-page.tsx';
import { PAGES } from './pages.ts';

const PlayPage = lazy(PAGES.play);
const SharedPage = lazy(PAGES.shared);
const RulebookPage = lazy(PAGES.rulebook);
const CardsPage = lazy(PAGES.cards);
const CreditsPage = lazy(PAGES.credits);

/** The pages by their address, which stands behind the # so that any static server will do. */
export function App() {
  return (
    <Router hook={useHashLocation}>
      <Fault>
        <Suspense fallback={<Loading />}>
          <Switch>
            <Route path="/">
              <HomePage />
            </Route>
            <Route path="/play/:id">{({ id }) => <PlayPage key={id} id={id} />}</Route>
            <Route path="/g/*">{({ '*': link }) => <SharedPage key={link} link={link} />}</Route>
            <Route path="/rules/minxin/:rule?">
              {({ rule }) => <RulebookPage address={rule} />}
            </Route>
            <Route path="/cards/:card?">{({ card }) => <CardsPage card={card} />}</Route>
            <Route path="/credits">
              <CreditsPage />
            </Route>
            <Route>
              <MissingPage />
            </Route>
          </Switch>
        </Suspense>
      </Fault>
    </Router>
  );
}
