fn main() {
    let text = std::io::read_to_string(std::io::stdin()).unwrap();
    let lines: Vec<String> = text.lines().map(String::from).collect();
    for case in lines.chunks(58) {
        let board = parse(&case[2..], &case[0]);
        let after = board.drop(case[1][2..].parse().unwrap(), board.me);
        print!("|{} {}", after.winner, after.swaps);
        for cell in 1..=49 {
            print!(" {},{},{}", after.owner[cell], after.what[cell], after.coins[cell]);
        }
        println!();
    }
}
