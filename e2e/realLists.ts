/** Deck lists as players paste them: four of 2024, as the client of the game writes them, and two of 1999. */

/** Each with the number of its lines that name a card of no shipped set. */
export const REAL_LISTS: readonly {
  readonly name: string;
  readonly text: string;
  readonly notHere: number;
}[] = [
  {
    name: 'Charizard ex, 2024',
    notHere: 0,
    text: `Pokémon: 12
3 Charmander MEW 4
1 Charmeleon PAF 8
3 Charizard ex OBF 125
2 Pidgey MEW 16
2 Pidgeot ex OBF 164
2 Duskull SFA 18
1 Dusclops SFA 19
1 Dusknoir SFA 20
1 Rotom V CRZ 45
1 Lumineon V BRS 40
1 Manaphy BRS 41
1 Fezandipiti ex SFA 38

Trainer: 14
4 Buddy-Buddy Poffin TEF 144
4 Arven SVI 166
4 Ultra Ball SVI 196
4 Rare Candy SVI 191
3 Iono PAL 185
2 Boss's Orders (Ghetsis) PAL 172
2 Nest Ball SVI 181
2 Super Rod PAL 188
2 Counter Catcher PAR 160
1 Prime Catcher TEF 157
1 Lost Vacuum CRZ 135
1 Forest Seal Stone SIT 156
1 Technical Machine: Evolution PAR 178
2 Collapsed Stadium BRS 137

Energy: 1
8 Basic {R} Energy SVE 2

Total Cards: 60
`,
  },
  {
    name: 'Gardevoir ex, 2024',
    notHere: 0,
    text: `Pokémon: 9
4 Ralts SVI 84
4 Kirlia SIT 68
2 Gardevoir ex SVI 86
2 Drifloon SVI 89
1 Scream Tail PAR 86
2 Munkidori TWM 95
1 Flutter Mane TEF 78
1 Radiant Greninja ASR 46
1 Manaphy BRS 41

Trainer: 15
4 Iono PAL 185
2 Professor's Research (Professor Turo) SVI 190
2 Boss's Orders PAL 172
4 Buddy-Buddy Poffin TEF 144
4 Ultra Ball SVI 196
4 Nest Ball SVI 181
2 Rare Candy SVI 191
2 Super Rod PAL 188
2 Counter Catcher PAR 160
2 Bravery Charm PAL 173
1 Technical Machine: Evolution PAR 178
1 Hisuian Heavy Ball ASR 146
1 Unfair Stamp TWM 165
1 Earthen Vessel PAR 163
1 Artazon PAL 171

Energy: 2
7 Basic {P} Energy SVE 5
2 Basic {D} Energy SVE 7

Total Cards: 60
`,
  },
  {
    name: 'Miraidon ex, 2024',
    notHere: 0,
    text: `Pokémon: 7
4 Miraidon ex SVI 81
2 Iron Hands ex PAR 70
1 Raikou V BRS 48
1 Raichu V BRS 45
1 Squawkabilly ex PAL 169
1 Radiant Greninja ASR 46
1 Mew ex MEW 151

Trainer: 15
4 Electric Generator SVI 170
4 Professor's Research SVI 189
4 Ultra Ball SVI 196
4 Nest Ball SVI 181
3 Boss's Orders PAL 172
3 Arven SVI 166
3 Switch SVI 194
2 Switch Cart ASR 154
2 Forest Seal Stone SIT 156
2 Bravery Charm PAL 173
1 Lost Vacuum CRZ 135
1 Super Rod PAL 188
1 Prime Catcher TEF 157
1 Artazon PAL 171
1 Iono PAL 185

Energy: 2
12 Basic {L} Energy SVE 4
1 Double Turbo Energy BRS 151

Total Cards: 60
`,
  },
  {
    name: 'Lugia VSTAR, 2024',
    notHere: 0,
    text: `##Pokémon - 15
* 4 Lugia V SIT 138
* 3 Lugia VSTAR SIT 139
* 4 Archeops SIT 147
* 2 Minccino TEF 136
* 2 Cinccino TEF 137
* 1 Iron Hands ex PAR 70
* 1 Lumineon V BRS 40

##Trainer Cards - 26
* 4 Professor's Research SVI 189
* 2 Boss's Orders PAL 172
* 3 Iono PAL 185
* 1 Carmine TWM 145
* 1 Jacq SVI 175
* 4 Ultra Ball SVI 196
* 4 Capturing Aroma SIT 153
* 3 Great Ball PAL 183
* 2 Nest Ball SVI 181
* 2 Mesagoza SVI 178

##Energy - 17
* 4 Double Turbo Energy BRS 151
* 4 Jet Energy PAL 190
* 4 Gift Energy LOR 171
* 4 Mist Energy TEF 161
* 1 Legacy Energy TWM 167

Total Cards - 60
`,
  },
  {
    name: 'Haymaker, 1999',
    notHere: 0,
    text: `Pokémon
4 Hitmonchan BS 7
4 Electabuzz BS 20
3 Scyther JU 10

Trainers
4 Professor Oak BS 88
4 Bill BS 91
4 PlusPower BS 84
4 Gust of Wind BS 93
4 Energy Removal BS 92
3 Super Energy Removal BS 79
3 Computer Search BS 71
3 Item Finder BS 74
2 Switch BS 95

Energy
9 Fighting Energy BS 97
9 Lightning Energy BS 100
`,
  },
  {
    name: 'Rain Dance, 1999',
    notHere: 0,
    text: `4 Squirtle BS 63
1 Wartortle BS 42
3 Blastoise BS 2
3 Articuno FO 2
2 Lapras FO 10
4 Pokémon Breeder BS 76
4 Professor Oak BS 88
4 Bill BS 91
3 Computer Search BS 71
3 Pokémon Trader BS 77
2 Item Finder BS 74
2 Gust of Wind BS 93
2 Switch BS 95
2 Energy Retrieval BS 89
21 Water Energy BS 102
`,
  },
];
