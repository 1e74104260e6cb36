import { fold, regex, source, type Template } from '../text/text.ts';

/** A pattern of the words, at their beginnings, in a folded text. */
export const word = (...template: Template): RegExp => regex`(?<![\p{L}\d])(?:${source(...template)})`;

/** Words of a message that speaks of an earlier booking: to cancel it, or to change it. */
export const BOOKED_CUES = {
  cancels: word`скасу\p{L}*|відмова|одбой|анн?ул\p{L}*|відмін(?!н)\p{L}*|отмен\p{L}*|відмовля\p{L}*|отказыва\p{L}*|викресл\p{L}*|вычеркн\p{L}*|зніміть|зняти|зніми|снимите|снять|видал\p{L}+|удалите|звільн\p{L}*|освобод\p{L}*|cancel\p{L}*|відбій|skasu\p{L}*|otmen\p{L}*|vidmin\p{L}*|scratch|call off|приберіть|уберите|забер\p{L}* (?:бронь|заявк)`,
  staysAtHome: word`не (?:їд\p{L}+|поїд\p{L}*|їха\p{L}*|едем|еду|едет|едут|поед\p{L}*|зможу|зможемо|зможе|смогу|сможем|сможет|вийде|виходить|получится|получается|буду їха|летим\p{L}*|лечу)|відпада\p{L}*|отпада\p{L}*|передума\p{L}*|захворі\p{L}*|заболе\p{L}*|can't (?:make|come|go|travel)|cannot (?:make|come|go|travel)|won't|not (?:going|coming|travel\p{L}*)|no longer|ne yid\p{L}*|ne poid\p{L}*`,
  moves: word`перенес\p{L}*|перенос\p{L}*|перенести|перебронюв\p{L}*|перебронир\p{L}*|перезапи\p{L}*|перепи(?:ш|с)\p{L}*|пересуньте|пересад\p{L}*|пересун\p{L}*|переста\p{L}*|зсунути|сдвин\p{L}*|посун\p{L}*|move|moved|moving|resched\p{L}*|postpone\p{L}*|perenes\p{L}*|rebook\p{L}*|switch|shift|swap|поменять дату|другой день|інший день`,
  changes: word`змін(?:и|і)\p{L}*|зміна|помін\p{L}*|измен\p{L}*|поменя\p{L}*|замін\p{L}*|замен\p{L}*|виправ\p{L}*|исправ\p{L}*|уточн\p{L}*|chang\p{L}*|update\p{L}*|modify|correct\p{L}*|додайте (?:ще|до)|добавьте (?:еще|к)|zmin\p{L}*`,
  insteadOf: word`не [^.!?\n]{1,25},? а |замість|вместо|zamist|instead|а не|та не|не на|не о|rather than`,
  notNeeded: word`ne treba|ne potribno|неактуальн\p{L}*|лишається вдома|остается дома|не актуальн\p{L}*|недійсн\p{L}*|недействительн\p{L}*|(?:вже |уже )?не (?:потріб\p{L}*|треба|нужн\p{L}*|надо)|не тримай\p{L}*|не держите|не беріть|не бери\p{L}*|не чекай\p{L}*|не ждите|без (?:мене|нас|меня)|відпа(?:ла|в|ли|дає)|отпа(?:ла|л|ли|дает)|віддайте (?:комусь|іншим)|отдайте (?:кому|другим)|знайш\p{L}* (?:іншу|інший|машин|попут|дешевш)|znaishl\p{L}*|наш\p{L}* (?:другую|другой|машин|попут)|підвез\p{L}*|подвез\p{L}*|своїм авто|своєю машин\p{L}*|на своїй|своей машин\p{L}*|на своей|літаком|самолетом|поїздом|поездом|не сяд\p{L}*|прострочен\p{L}*|просрочен\p{L}*|відкла\p{L}*|won't need|don't need|no need|got a lift|found another|повернути (?:завдаток|кошт\p{L}*|грош\p{L}*)|вернуть (?:задаток|деньги|предоплату)`,
  givesPlace: word`віддайте|отдайте|поїде (?:мій|моя|колега|брат|сестра|кума?|чоловік|дружина|подруга|інш\p{L}*)|поедет (?:мой|моя|коллега|брат|сестра|другой|другая)|their place|my (?:seat|place)|my \p{L}+ will|еду я|їду я|поїду я|знайш\p{L}* заміну|заміна|переоформ\p{L}*|перезапис\p{L}*|instead of me|замість мене|вместо меня`,
} satisfies Record<string, RegExp>;

/** Whether a message may speak of an earlier booking; what it wants is told by `kindOf`. */
export function maySpeakOfBooked(message: string): boolean {
  const folded = fold(message);
  return Object.values(BOOKED_CUES).some((pattern) => pattern.test(folded));
}
