import { readFileSync } from 'node:fs';
import { readNames, PASSENGER_CUES } from '@par-club/web/reader/names';
import { comparable } from './bench/reader/score.ts';
for (const f of process.argv.slice(2)) for (const l of readFileSync(f,'utf8').split('\n').filter(Boolean)) { const j=JSON.parse(l); if(!j.rows) continue;
 const acc=j.rows.map((r,i)=>[r.name,...(j.accept?.[i]?.name??[])].filter(Boolean).map(n=>comparable('name',n)));
 const c=readNames(j.message,j.today).map(x=>({...x,score:x.cues.reduce((s,q)=>s+PASSENGER_CUES[q].weight,0)}));
 const miss=acc.filter(a=>a.length&&!c.some(x=>a.includes(comparable('name',x.value))));
 if(miss.length) console.log(j.id,JSON.stringify(j.message).slice(0,420),'\n   MISS',miss.map(m=>m[0]).join(' ; '),' | HAVE',c.map(x=>`${x.value}@${x.score.toFixed(1)}`).join(', '));
}
