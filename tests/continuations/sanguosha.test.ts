import { describeContinuations } from './go-on.ts';

describeContinuations('sanguosha');
