import { library } from './index.ts';
import { LEXICON } from './text/language.ts';
import { childrenOf, CORE, type Node } from '@lianhuan/cardtext';
const kinds=new Set<string>(); const slugs=new Set<string>();
const visit=(n:Node)=>{kinds.add(n.kind); for(const [f,v] of Object.entries(n)) if(typeof v==='string') slugs.add(`${f}=${v}`); childrenOf(n).forEach(visit)};
library().forEach(d=>d.abilities.forEach(visit));
console.log('unused kinds', [...CORE.words,...LEXICON.words].map(w=>w.kind).filter(k=>!kinds.has(k)));
for (const [c,v] of Object.entries(LEXICON.vocabularies)) { const un=Object.keys(v).filter(s=>![...slugs].some(x=>x.endsWith('='+s))); if(un.length) console.log(c,un); }
for (const d of library()) for (const a of d.abilities) if ('effect' in a && a.effect.kind==='sentences') console.log(d.name,d.text);
