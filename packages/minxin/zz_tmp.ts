import { Match } from '@lianhuan/kernel';
import { minxin, library } from './index.ts';
import { standardCards } from './library.ts';
const t0=performance.now();
console.log(library().length, standardCards().problems.map(p=>p.at+p.text.zh)); console.log('lib',performance.now()-t0);
let decisions=0; const t=performance.now(); let games=0; const kinds:Record<string,number>={};
const rec = process.argv[2]==='rec';
for (let seed=1; seed<=Number(process.argv[3]??20); seed++) {
  const setup = minxin.readSetup({players:2+seed%3}); if(!setup.ok) throw 1;
  const m = new Match(minxin,{setup:setup.value,seed,recorded:rec});
  let r=seed; let n=0;
  while(m.pending.length && n<20000){ r=(Math.imul(r,1103515245)+12345)>>>0; const d=m.pending[0]; kinds[d.kind]=(kinds[d.kind]??0)+1; const k=m.pending.reduce((s,d)=>s+d.options.length,0); m.answerNext((r>>>8)%k); n++; }
  decisions+=n; games++;
}
const dt=performance.now()-t; console.log({games,decisions,perSec:decisions/dt*1000,kinds});
