/** The printings of one card a line, with their regulation marks; made by `npm run tool -- catalogue --formats`. */
export const REPRINT_LINES = `
base1-1 base4-1 base6-1
base1-2 base4-2
base1-3 base4-3
base1-4 base4-4 base6-3
base1-5 base4-6
base1-6 base4-7 base6-12
base1-7 base4-8 pl1-129
base1-8 base6-15
base1-9 base4-9
base1-10 base4-10
base1-11 base4-11 base6-31
base1-12 base4-13 base6-17
base1-13 base4-15
base1-14 base4-16
base1-15 base4-18 base6-18
base1-16 base4-20 base6-19
base1-17 base4-21 base6-20
base1-18 base4-22
base1-19 base4-23
base1-20 base4-24 pl1-128
base1-21 base4-25
base1-22 base4-28 base6-34
base1-23 base4-33 base6-36
base1-24 base4-35 base6-37 dp7-102
base1-25 base4-36 base6-40
base1-26 base4-38 base6-72
base1-27 base4-40
base1-28 base4-42 base6-45
base1-29 base4-43
base1-30 base4-44 base6-47
base1-31 base4-45 base6-26
base1-32 base4-46 base6-49
base1-33 base4-47 base6-50
base1-34 base4-49 base6-51
base1-35 base4-50 base6-52
base1-36 base4-51
base1-37 base4-54 base6-56
base1-38 base4-57
base1-40 base4-58 base6-61
base1-41 base4-61 base6-92
base1-42 base4-63
base1-43 base4-65 base6-67
base1-44 base4-67 base6-68
base1-45 base4-68 base6-69 xy12-3
base1-46 base4-69 base6-70 dp7-101
base1-47 base4-71
base1-48 base4-72 base6-71
base1-49 base4-73
base1-50 base4-75
base1-52 base4-78
base1-53 base4-79 base6-80
base1-54 base4-81 base6-54 xy12-4
base1-55 base4-83 base6-83
base1-56 base4-84 base6-84
base1-57 base4-86 base6-85
base1-58 base4-87
base1-59 base4-88
base1-60 base6-87
base1-61 base4-89 base6-89
base1-62 base4-91 base6-91
base1-63 base4-93 base6-95
base1-64 base4-94
base1-65 base4-95
base1-66 base4-96
base1-67 base4-98 base6-97
base1-68 base4-99 base6-98
base1-69 base4-100 base6-99 xy12-5
base1-71 base4-101
base1-74 base4-103
base1-75 base4-104
base1-76 base4-105
base1-77 base4-106 base6-103
base1-78 base4-107 base6-104
base1-79 base4-108
base1-80 base4-109
base1-81 base4-110 base6-107
base1-82 base4-111
base1-83 base4-112 xy12-79
base1-84 base4-113
base1-85 base4-114
base1-87 base4-115 bw1-98 xy12-82
base1-88 base4-116
base1-91 base4-118 base6-108
base1-92 base4-119
base1-93 base4-120
base1-94 base4-122 base6-110 ex1-91 ex6-101 ex11-101 dp1-118 dp7-92
base1-95 base4-123
base1-96 base4-124 hgss1-103 xy1-130 xy4-111 xy12-90 sm1-136
base2-1 base2-17 base4-5
base2-2 base2-18 base6-22
base2-3 base2-19 base6-10
base2-5 base2-21 base4-26
base2-6 base2-22 base4-27
base2-7 base2-23 base4-12 base6-32
base2-8 base2-24 base4-14 base6-33
base2-9 base2-25 base4-29
base2-10 base2-26 base4-17 pl1-130
base2-11 base2-27 base4-30 base6-64
base2-13 base2-29 base4-31
base2-14 base2-30 base4-32
base2-16 base2-32 base4-19
base2-33 base4-34 base6-21
base2-34 base4-37 base6-41
base2-35 base4-39 base6-23
base2-36 base4-41 base6-42
base2-38 base4-48
base2-39 base4-52
base2-40 base4-53 base6-55
base2-41 base4-55
base2-42 base4-56
base2-43 base6-59
base2-44 base6-60
base2-45 base4-59 base6-35
base2-46 base4-60
base2-47 base4-62 base6-65
base2-48 base4-64
base2-49 base4-66
base2-50 base4-70
base2-51 base6-74
base2-52 base4-74 base6-75
base2-53 base4-76
base2-54 base4-77
base2-56 base4-80 base6-53
base2-57 base4-82 base6-82
base2-59 base4-85
base2-60 base6-86
base2-61 base4-90 base6-90
base2-62 base4-92 base6-94
base2-63 base4-97
base2-64 base4-121
base3-2 base3-17 base6-2
base3-5 base3-20 base6-11
base3-6 base3-21 base6-46
base3-7 base3-22 base6-13
base3-8 base3-23 base6-25
base3-9 base3-24 base6-27
base3-11 base3-26 base6-28
base3-12 base3-27 base6-30
base3-13 base3-28 base6-16
base3-35 base6-43
base3-36 base6-24
base3-37 base6-44
base3-40 base6-58
base3-41 base6-62
base3-42 base6-63
base3-44 base6-66
base3-47 base6-77
base3-50 base6-48
base3-52 base6-57
base3-55 base6-93
base3-56 base6-96
base3-62 base6-109 ex2-91
base5-3 base5-20 base6-4
base5-5 base5-22 base6-5
base5-12 base5-29 base6-8
base5-33 base6-38
base5-42 base6-6
base5-45 base6-9
base5-46 base6-39
base5-54 base6-73
base5-59 base6-79
base5-61 base6-81
base5-65 base6-88
base5-73 base6-105
base5-82 base6-101
base5-83 base6-7
gym2-116 ex11-99
gym2-126 ex4-85 dp1-116 dp5-88
neo1-98 ecard1-151 ex6-99 ex11-100 dp1-115 dp5-87 bw1-103 sm3-124 sm3-166
neo1-101 ecard1-155
neo1-105 sm11-212 sm11-257
ecard1-90 ex15-58
ecard1-116 ex15-51
ecard1-138 ex7-83 ex15-73 hgss1-90 swsh7-143/E swsh7-200/E swsh7-222/E
ecard1-140 ex1-80 ex6-89
ecard1-141 ex1-81 dp1-106 dp5-81
ecard1-148 ex15-79 hgss1-100
ecard1-149 ex15-80
ecard1-153 ex1-90 dp1-117 dp5-90 bw1-93 swsh1-161/D swsh12pt5-128/F sv1-172/G
ecard1-154 hgss1-93 bw1-95 xy12-78
ecard1-157 ex1-92 ex6-102 ex11-102 ex15-83 dp1-119 dp7-93 hgss1-102 bw1-104 xy5-163 xy12-88 sm1-132 sm1-160 swsh1-183/D swsh12pt5-144/F sv1-194/G sv3pt5-206/G
ecard3-125 hgss1-92
ecard3-143 dp7-94
ex1-82 ex6-90 dp1-107 dp7-84 hgss1-91 bw1-94 sm1-117 swsh1-162/D swsh12-212/F swsh12pt5-129/F sv1-173/G
ex1-84 ex9-78
ex1-85 ex9-80
ex1-86 ex6-95 dp1-110 dp5-85 pl1-113 hgss1-95 bw1-97 sm1-125 swsh12pt5-137/F sv1-185/G
ex1-88 ex9-81
ex1-89 ex9-82
ex1-93 ex9-86 ex11-103
ex1-94 ex9-88 ex11-107 dp5-95
ex1-95 ex12-81 pl1-121 hgss1-104 xy1-131 sm1-137
ex2-40 ex15-32
ex2-74 ex15-60
ex2-86 ex9-76 dp1-105
ex2-87 ex9-77
ex2-89 ex9-85
ex2-90 ex12-78
ex2-92 ex12-80
ex2-93 ex6-103 ex9-89
ex3-83 ex15-72
ex3-88 ex15-82
ex3-98 ex6-113
ex3-99 ex7-110
ex4-72 ex11-89
ex6-92 ex11-90
ex6-97 hgss1-99
ex6-100 pl3-140
ex11-93 ex15-75
ex11-104 ex15-84
ex11-105 ex15-85
dp1-1 dp4-16
dp1-11 dp4-26
dp1-109 pl1-112
dp1-111 pl1-114
dp4-101 dp7-91
dp5-93 hgss3-79
hgss1-72 sm115-15
hgss1-94 sm8-185
hgss1-96 sm10-182 sm10-182a sm10-182b sm10-233 swsh1-174/D sv1-186/G
hgss1-98 bw1-99
bw1-6 bw6-125
bw1-57 bw6-126
bw1-92 bw10-80 xy5-126 xy7-99 xy12-77 sm1-116
bw1-100 xy9-106 xy12-83 sm1-127 swsh1-177/D swsh12pt5-139/F sv1-188/G
bw1-101 bw5-98 bw10-84
bw1-102 xy12-85
bw5-66 bw6-127
bw5-93 swsh10-139/F swsh11-216/F
bw5-94 xy4-94 xy5-162 sv6-148/H sv6-224/H
bw5-99 bw8-138
bw5-100 bw10-85 bw10-105 xy5-135 sm1-129 swsh1-180/D swsh12pt5-141/F sv1-191/G sv1-256/G sv4pt5-89/G
bw5-102 bw10-90 xy2-99 swsh9-150/F swsh9-186/F swsh12pt5-146/F sv1-196/G sv4pt5-91/G
bw5-111 bw10-83
bw6-113 xy12-76
bw8-120 xy5-127 sm3-114 sm3-163 swsh5-125/E
bw8-127 bw10-91
bw8-137 bw10-16
bw10-78 swsh6-132/E swsh6-189/E swsh6-213/E
bw10-94 sv5-153/H
bw10-95 sv6-162/H
xy1-1 xy1-141 xy12-1
xy1-2 xy12-2 xy12-100
xy1-29 xy1-142 xy12-21
xy1-30 xy12-22 xy12-102
xy1-78 xy11-65
xy1-96 xy11-81
xy1-118 xy9-100 sm1-119 swsh1-164/D swsh12pt5-132/F sv2-183/G
xy1-122 xy4-101 xy9-107 xy9-107a xy11-114
xy1-125 xy4-103
xy1-127 xy4-104 swsh8-240/E swsh8-263/E swsh8-278/E
xy1-128 xy12-87
xy2-12 xy12-12
xy2-13 xy2-107 xy12-13 xy12-101
xy2-24 xy5-46
xy2-72 xy4-75
xy2-73 xy4-76
xy2-87 xy4-90
xy2-90 xy2-104 xy7-78
xy2-92 sm5-132
xy2-93 xy2-105 sm115-64 swsh1-176/D swsh4-185/D
xy2-94 xy2-106 sm5-133 sm5-155
xy4-107 xy9-112
xy5-55 xy5-149 xy7-96
xy5-86 xy5-151 xy7-97
xy5-128 sm1-118 swsh5-126/E swsh5-180/E sv1-174/G
xy5-129 swsh9-139/F
xy5-130 xy11-101
xy5-142 xy5-164 sm3-126
xy7-76 swsh5-129/E swsh5-181/E
xy7-77 sv6-158/H
xy9-104 xy12-80 xy12-108 sm115-62
xy9-105 sm1-126 swsh1-175/D swsh12pt5-138/F sv1-187/G
xy12-74 xy12-107 sm9-135 sm9-172 sm115-53
sm1-65 sm5-61
sm1-66 sm1-141 sm1-153 sm5-172
sm1-89 sm1-143 sm1-155 sm5-173
sm1-115 sm5-166 swsh1-159/D swsh12pt5-125/F sv1-168/G
sm1-122 sm1-147 sm5-125 sm5-125a sm5-151
sm1-123 sm1-158 sv1-181/G sv1-255/G sv4pt5-84/G
sm3-117 sm5-150
sm5-104 sm8-155 sm115-49
sm5-134 sm9-155 sm11-210 sm12-207
sm8-54 sm115-12
sm8-209 swsh8-235/E sv1-176/G sv4pt5-228/G
sm9-6 sm115-4
sm9-28 sm115-13
sm9-133 sm115-51
sm9-140 sm9-174 sm115-56
sm9-156 sm11-256
sm10-108 sm11-128
sm10-174 sm115-57 sm115-67
sm10-177 sm10-211 sm115-59
sm10-183 sm12-269
sm11-189 swsh8-226/E
sm11-197 sm12-263
swsh1-14/D swsh3-197/D
swsh1-119/D swsh4-198/D
swsh1-148/D swsh4-199/D
swsh1-157/D swsh1-199/D swsh1-207/D swsh12pt5-124/D
swsh1-160/D swsh12pt5-127/F sv1-171/G
swsh1-165/D swsh12pt5-133/D
swsh1-172/D sv1-182/G
swsh1-179/D swsh1-216/D swsh8-237/D
swsh1-185/D sv1-197/G
swsh3-111/D swsh12pt5-83/D
swsh3-160/D swsh4-200/D
swsh4-46/D swsh6-222/D
swsh4-108/D swsh12pt5-79/D
swsh4-131/D swsh6-224/D
swsh4-147/D swsh4-180/D swsh4-193/D swsh12pt5-123/D
swsh4-154/D swsh4-182/D swsh4-195/D swsh12pt5-134/D
swsh4-157/D swsh4-183/D swsh4-196/D swsh12pt5-136/D
swsh4-159/D sv1-193/G
swsh5-7/E swsh12pt5-11/E
swsh5-34/E swsh12pt5-30/E
swsh5-46/E swsh12pt5-39/E
swsh5-47/E swsh12pt5-41/E
swsh5-48/E swsh12pt5-43/E
swsh5-62/E swsh5-148/E swsh9-68/E
swsh5-102/E swsh6-223/E
swsh5-117/E swsh5-157/E swsh12pt5-116/E
swsh5-127/E swsh6-226/E
swsh5-139/E swsh6-229/E
swsh6-7/E swsh6-160/E swsh8-245/E
swsh6-35/E swsh12pt5-34/E
swsh6-36/E swsh7-226/E
swsh6-43/E swsh7-227/E
swsh6-58/E swsh6-169/E swsh6-170/E swsh9-181/E
swsh6-64/E swsh7-228/E
swsh6-80/E swsh6-173/E swsh6-174/E swsh9-182/E
swsh6-89/E swsh6-175/E swsh8-252/E
swsh6-94/E swsh12pt5-75/E
swsh6-97/E swsh6-176/E swsh6-177/E swsh9-183/E
swsh6-148/E swsh10-213/E
swsh7-55/E swsh8-280/E
swsh7-57/E swsh12pt5-47/E
swsh7-65/E swsh8-270/E
swsh7-110/E swsh7-193/E swsh7-194/E swsh12pt5-100/E
swsh7-111/E swsh7-217/E swsh7-218/E swsh12pt5-101/E swsh12pt5-102/E
swsh7-122/E swsh7-197/E swsh7-198/E swsh12pt5-103/E
swsh7-123/E swsh7-219/E swsh7-220/E swsh12pt5-104/E
swsh7-152/E swsh7-202/E swsh7-224/E swsh12pt5-140/E
swsh7-154/E swsh12pt5-142/E
swsh8-18/E swsh12pt5-15/E
swsh8-102/E swsh12pt5-52/E
swsh8-113/E swsh8-250/E swsh8-251/E swsh12pt5-60/E
swsh8-136/E swsh12pt5-68/E
swsh8-144/E swsh12pt5-70/E
swsh8-206/E swsh12pt5-109/E
swsh8-217/E swsh8-256/E swsh8-257/E swsh12pt5-120/E
swsh8-228/E sv6-147/H
swsh8-233/E swsh8-260/E swsh8-275/E swsh12pt5-147/E
swsh9-17/F swsh9-153/F swsh9-154/F swsh12pt5-18/F
swsh9-18/F swsh9-174/F swsh12pt5-19/F
swsh9-27/F swsh12pt5-22/F
swsh9-32/F swsh12pt5-33/F
swsh9-61/F swsh12pt5-63/F
swsh9-78/F swsh12pt5-71/F
swsh9-105/F swsh9-163/F swsh12pt5-98/F
swsh9-117/F swsh12pt5-110/F
swsh9-135/F swsh10-211/F sv2-176/G
swsh9-137/F swsh11-215/F
swsh9-147/D swsh12pt5-150/F sv4pt5-87/G sv4pt5-88/G
swsh9-151/F swsh10-216/F
swsh10-9/F swsh12pt5-10/F
swsh10-115/F swsh12pt5-91/F
swsh10-142/F swsh12-213/F
swsh10-156/F swsh10-215/F swsh12pt5-145/F
swsh10-157/F swsh12-165/F
swsh11-33/F swsh12pt5-29/F
swsh11-58/F swsh11-176/F swsh11-177/F swsh12pt5-45/F
swsh11-60/F swsh12pt5-48/F
swsh11-162/F swsh11-217/F swsh12pt5-135/F
swsh11-169/F swsh11-196/F swsh11-211/F swsh12pt5-151/F
swsh12-5/F swsh12pt5-7/F
swsh12-118/F swsh12pt5-90/F
sv1-21/G sv4pt5-102/G
sv1-22/G sv1-200/G sv4pt5-103/G
sv1-23/G sv4pt5-104/G
sv1-24/G sv1-201/G sv4pt5-4/G sv4pt5-105/G
sv1-28/G sv4pt5-106/G
sv1-40/G sv4pt5-14/G sv4pt5-114/G
sv1-41/G sv1-203/G sv4pt5-15/G sv4pt5-115/G
sv1-42/G sv1-204/G sv4pt5-116/G
sv1-43/G sv4pt5-117/G
sv1-55/G sv1-206/G sv4pt5-121/G
sv1-57/G sv4pt5-122/G sv4pt5-224/G
sv1-61/G sv1-207/G sv4pt5-126/G
sv1-62/G sv4pt5-127/G
sv1-68/G sv1-208/G sv4pt5-138/G
sv1-74/G sv4pt5-142/G sv4pt5-226/G
sv1-75/G sv4pt5-143/G
sv1-76/G sv1-209/G sv4pt5-144/G
sv1-81/G sv1-227/G sv1-244/G sv1-253/G sv4pt5-243/G
sv1-84/G sv1-211/G sv4pt5-27/G sv4pt5-153/G
sv1-85/G sv1-212/G sv4pt5-28/G sv4pt5-154/G
sv1-86/G sv1-228/G sv1-245/G sv4pt5-29/G sv4pt5-217/G sv4pt5-233/G
sv1-89/G sv4pt5-155/G
sv1-90/G sv4pt5-156/G
sv1-96/G sv4pt5-159/G
sv1-97/G sv4pt5-38/G
sv1-99/G sv4pt5-39/G sv4pt5-161/G
sv1-104/G sv1-214/G sv4pt5-42/G
sv1-106/G sv4pt5-43/G sv4pt5-168/G
sv1-107/G sv4pt5-45/G sv4pt5-169/G
sv1-108/G sv4pt5-46/G sv4pt5-170/G
sv1-109/G sv4pt5-47/G sv4pt5-171/G
sv1-113/G sv1-215/G sv4pt5-173/G
sv1-114/G sv4pt5-174/G
sv1-118/G sv4pt5-175/G
sv1-125/G sv1-231/G sv1-247/G sv1-254/G sv4pt5-245/G
sv1-132/G sv4pt5-185/G
sv1-133/G sv4pt5-186/G
sv1-134/G sv1-220/G sv4pt5-187/G
sv1-137/G sv1-218/G sv4pt5-63/G sv4pt5-188/G
sv1-142/G sv4pt5-65/G sv4pt5-193/G
sv1-151/G sv1-222/G sv4pt5-205/G
sv1-152/G sv4pt5-206/G
sv1-156/G sv4pt5-71/G sv4pt5-207/G
sv1-161/G sv4pt5-74/G sv4pt5-210/G
sv1-166/G sv1-235/G sv1-249/G sv3-186/G sv4pt5-235/G
sv1-167/G sv4-263/G
sv1-170/G sv4pt5-79/G
sv1-180/G sv4pt5-82/G sv4pt5-229/G sv4pt5-238/G
sv1-183/G sv1-239/G sv1-252/G sv4pt5-239/G
sv1-195/G sv1-242/G sv3-195/G
sv2-1/G sv4pt5-96/G
sv2-2/G sv4pt5-97/G
sv2-3/G sv4pt5-98/G
sv2-4/G sv4pt5-1/G sv4pt5-99/G
sv2-5/G sv2-230/G sv4pt5-2/G sv4pt5-212/G
sv2-10/G sv4pt5-100/G
sv2-11/G sv4pt5-101/G
sv2-26/G sv4pt5-108/G
sv2-27/G sv2-232/G sv2-257/G sv4pt5-240/G
sv2-28/G sv4pt5-111/G
sv2-33/G sv4pt5-113/G
sv2-40/G sv2-234/G sv2-259/G sv4pt5-241/G
sv2-41/G sv4pt5-120/G
sv2-56/G sv4pt5-125/G
sv2-59/G sv2-209/G sv4pt5-129/G
sv2-60/G sv2-210/G sv4pt5-130/G
sv2-61/G sv2-236/G sv2-261/G sv2-274/G sv4pt5-242/G
sv2-62/G sv4pt5-18/G sv4pt5-131/G
sv2-69/G sv4pt5-135/G
sv2-70/G sv4pt5-136/G
sv2-71/G sv4pt5-137/G
sv2-80/G sv4pt5-145/G
sv2-84/G sv4pt5-147/G
sv2-89/G sv4pt5-158/G
sv2-97/G sv4pt5-37/G sv4pt5-160/G
sv2-98/G sv4pt5-40/G sv4pt5-162/G
sv2-99/G sv2-215/G sv4pt5-163/G
sv2-101/G sv2-216/G sv4pt5-165/G
sv2-104/G sv2-217/G sv4pt5-166/G
sv2-105/G sv4pt5-167/G
sv2-108/G sv2-218/G sv4pt5-172/G
sv2-121/G sv2-220/G sv4pt5-176/G
sv2-122/G sv4pt5-177/G
sv2-123/G sv4pt5-178/G
sv2-124/G sv4pt5-179/G
sv2-127/G sv2-243/G sv2-263/G sv2-275/G sv4pt5-244/G
sv2-128/G sv2-221/G sv4pt5-58/G sv4pt5-180/G
sv2-130/G sv2-244/G sv4pt5-59/G sv4pt5-219/G
sv2-131/G sv4pt5-181/G
sv2-133/G sv4pt5-182/G
sv2-134/G sv4pt5-183/G
sv2-136/G sv4pt5-184/G
sv2-141/G sv4pt5-62/G
sv2-144/G sv4pt5-189/G
sv2-146/G sv2-223/G sv4pt5-190/G
sv2-152/G sv4pt5-68/G sv4pt5-194/G
sv2-153/G sv2-246/G sv4pt5-69/G sv4pt5-220/G
sv2-158/G sv4pt5-203/G
sv2-159/G sv4pt5-204/G
sv2-166/G sv4pt5-73/G sv4pt5-209/G
sv2-169/G sv2-247/G sv2-264/G sv4pt5-75/G sv4pt5-223/G
sv2-170/G sv2-227/G sv4pt5-211/G
sv2-171/G sv3-229/G sv4pt5-76/G
sv2-173/G sv7-175/G
sv2-185/G sv2-254/G sv2-269/G sv4pt5-80/G sv4pt5-237/G
sv2-191/G sv6-226/H
sv2-192/G sv4-266/G
sv3-4/G sv4pt5-95/G
sv3-22/G sv4pt5-5/G sv4pt5-213/G
sv3-25/G sv4pt5-107/G
sv3-30/G sv4pt5-112/G
sv3-60/G sv4pt5-123/G
sv3-62/G sv3-200/G sv4pt5-124/G sv4pt5-225/G
sv3-70/G sv4pt5-139/G
sv3-71/G sv4pt5-140/G
sv3-72/G sv4pt5-141/G
sv3-80/G sv3-202/G sv4pt5-150/G
sv3-108/G sv4pt5-50/G
sv3-123/G sv3-213/G sv4pt5-218/G
sv3-125/G sv3-215/G sv3-223/G sv3-228/G sv4pt5-54/G sv4pt5-234/G
sv3-141/G sv3-205/G sv4pt5-191/G
sv3-164/G sv3-217/G sv3-225/G sv4pt5-221/G
sv3-184/G sv4pt5-72/G sv4pt5-208/G
sv3pt5-1/G sv3pt5-166/G sv7-143/G
sv3pt5-3/G sv3pt5-182/G sv3pt5-198/G sv7-1/G
sv3pt5-4/G sv3pt5-168/G sv4pt5-7/G sv4pt5-109/G
sv3pt5-7/G sv3pt5-170/G sv7-148/G
sv3pt5-9/G sv3pt5-184/G sv3pt5-200/G sv7-30/G
sv3pt5-16/G sv4pt5-196/G
sv3pt5-17/G sv4pt5-197/G
sv3pt5-26/G sv4pt5-19/G sv4pt5-132/G
sv3pt5-39/G sv4pt5-198/G
sv3pt5-40/G sv3pt5-187/G sv4pt5-222/G
sv3pt5-43/G sv4pt5-92/G
sv3pt5-44/G sv4pt5-93/G
sv3pt5-45/G sv4pt5-94/G
sv3pt5-63/G sv4pt5-148/G
sv3pt5-64/G sv4pt5-149/G
sv3pt5-65/G sv3pt5-188/G sv3pt5-201/G sv4pt5-215/G
sv3pt5-84/G sv4pt5-199/G
sv3pt5-85/G sv4pt5-200/G
sv3pt5-100/G sv4pt5-133/G
sv3pt5-101/G sv4pt5-134/G
sv3pt5-120/G sv4pt5-118/G
sv3pt5-121/G sv4pt5-119/G
sv3pt5-132/G sv4pt5-201/G
sv3pt5-143/G sv4pt5-202/G
sv3pt5-151/G sv3pt5-193/G sv3pt5-205/G sv4pt5-216/G sv4pt5-232/G
sv4-20/G sv7-21/G
sv4-71/G sv4pt5-25/G sv4pt5-151/G
sv4-72/G sv4pt5-26/G sv4pt5-152/G
sv4-75/G sv7-62/G
sv4-159/G sv5-140/H
sv4-163/G sv6pt5-96/G
sv4-164/G sv5-149/H
sv5-144/H sv6-223/H
sv5-159/H sv6-225/H
sv6-95/H sv6pt5-72/H
sv6-96/H sv6pt5-73/H
sv6-111/H sv6pt5-74/H
`;
