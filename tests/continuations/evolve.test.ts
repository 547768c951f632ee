import { describeContinuations } from './go-on.ts';

describeContinuations('evolve');
