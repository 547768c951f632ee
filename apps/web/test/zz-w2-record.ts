import { Match, view } from '@lianhuan/kernel';
import { sanguozhi } from '@lianhuan/sanguozhi';
import { writeFileSync } from 'node:fs';
type P = (v: any) => boolean;
const wants: Record<string, P> = {
  fresh: (v) => v.decision?.kind === 'redraw',
  main: (v) => v.decision?.kind === 'act' && v.state.turn >= 9 && v.state.phase==='prepare' && v.state.active===0 && v.state.chain.length===0,
  attack: (v) => v.decision?.kind === 'attack' && v.decision.options.length>2,
  target: (v) => v.decision?.kind === 'attack-target' && v.decision.options.length>0,
  defend: (v) => v.decision?.kind === 'defend' && v.state.combat.attacks.length>1,
  combat: (v) => v.decision?.kind === 'act' && v.state.combat?.defences.length>0,
  chain: (v) => v.decision?.kind === 'act' && v.state.chain.length>=2 && v.state.chain.some((i:any)=>i.targets.length>0),
  pick: (v) => v.decision?.kind === 'pick-target',
  changed: (v) => v.decision?.kind === 'act' && Object.values(v.state.cards).some((c:any)=>c.changes.some((x:any)=>['attack','life'].includes(x.what))) && v.state.active===0 && v.state.phase==='prepare',
  formed: (v) => v.decision?.kind === 'act' && v.state.players[0].formation,
  covered: (v) => v.decision?.kind === 'act' && v.state.turn>4 && v.zones.some((z:any)=>z.owner===0&&['main','adviser','deputy'].includes(z.name)&&z.cards?.some((c:any)=>c.faceDown)),
  event: (v)=> v.decision?.options.some((o:any)=>o.verb==='launch'),
  over: (v)=> v.outcome !== null,
};
const players = Number(process.argv[2] ?? 2);
const out: any = {};
for (let seed = 1; seed < 40; seed++) {
  const setup = sanguozhi.readSetup({ players });
  if (!setup.ok) throw 0;
  const m = new Match(sanguozhi, { setup: setup.value, seed });
  let s = seed * 7919, n = 0;
  const r = (k: number) => { s = (s * 1103515245 + 12345) & 0x7fffffff; return (s >> 8) % k; };
  while (n < 1500) {
    const d = m.pending[0];
    if (!d || d.seat === 0) {
      const missing = Object.keys(wants).filter((w) => !out[w]);
      if (missing.length) { const v = view(m, 0); for (const w of missing) if (wants[w](v)) { out[w] = m.record(); console.log(w, seed, n); } }
    }
    if (!d) break;
    const good = d.options.map((o, i) => [o.verb, i] as const).filter(([v]) => v !== 'surrender' && v !== 'cancel' && !(d.kind==='redraw'&&v==='redraw'));
    const act = good.filter(([v]) => v !== 'pass' && v!=='done' && v!=='cover' && v!=='levy');
    const pool = act.length && r(10) < 8 ? act : good;
    m.answer(d.seat, pool[r(pool.length)][1]); n++;
  }
  if (Object.keys(wants).every((w) => out[w])) break;
}
writeFileSync(`/tmp/lh/w2/records-${players}.json`, JSON.stringify(out));
