import { gatherSanguozhiCards } from '../games/sanguozhi/gather-cards.ts';
const cards = await gatherSanguozhiCards();
for (const k of ['general','tactic','treasure','troop','formation','event']) for (const c of cards.filter(c=>c.kind===k).slice(0,2)) { const {icon,explanation,...r}=c; console.log(JSON.stringify(r)); }
console.log(cards.length, Math.max(...cards.filter(c=>c.needs.length>1).map(c=>c.needs.length)), cards.filter(c=>c.needs.length>1).length);
console.log(cards.toSorted((a,b)=>b.text.zh.length-a.text.zh.length).slice(0,4).map(c=>c.name.zh+c.text.zh.length));
const by: Record<string,number>={}; for (const c of cards) by[c.icon]=(by[c.icon]??0)+1; console.log(Object.keys(by).length, Object.values(by).sort((a,b)=>b-a).slice(0,12));
